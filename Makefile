# Dudel. `make` says what there is; CONTRIBUTING.md says how the parts fit.
#
# For distribution packages:
#   make build DEPS=no SWIFTFLAGS=…
#   make install DEPS=no DESTDIR=… PREFIX=/usr STRIP=

SHELL := /bin/sh
.SHELLFLAGS := -euc
.ONESHELL:
.NOTPARALLEL:
.DEFAULT_GOAL := help

SWIFT ?= swift
SWIFTFLAGS ?=
PREFIX ?= /usr/local
DESTDIR ?=
# Empty: leave the symbols in the installed program.
STRIP ?= strip
# What to pass to the program, the tests or the benchmark.
ARGS ?=
# no: neither look for missing packages nor install them.
DEPS ?= yes

# One set of flags for each kind of build, so that no target rebuilds what another one built.
COMMON_FLAGS = --explicit-target-dependency-import-check error $(SWIFTFLAGS)
# What debug builds, and so the tests, check at every step: that nothing is used while it is changed,
# and on which thread closures run.
UNCHECKED := -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend \
  -Xswiftc -disable-dynamic-actor-isolation
# The functions that run for each motion and key lie together: after a pause the processor has lost
# their pages, and fewer of them are sooner there again. Names that are no longer right do no harm.
# Only gold, the linker that Swift calls, knows the option: empty TOGETHER for another one.
FUNCTION_ORDER := data/function-order.txt
TOGETHER := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections \
  -Xlinker --section-ordering-file=$(CURDIR)/$(FUNCTION_ORDER)
RELEASE_FLAGS = -c release --static-swift-stdlib $(UNCHECKED) $(TOGETHER) $(COMMON_FLAGS)
DEBUG_FLAGS = $(COMMON_FLAGS)
# SwiftPM puts linker flags behind the libraries, where --as-needed does nothing: a library that
# only a module map names would be loaded at every start. Clang's own variable puts it in front.
AS_NEEDED := \# ^-Wl,--as-needed ^-Wno-unused-command-line-argument
RELEASE_BUILD = CCC_OVERRIDE_OPTIONS="$(AS_NEEDED)" $(SWIFT) build $(RELEASE_FLAGS)
ASAN_FLAGS = --sanitize=address --scratch-path .build/asan $(COMMON_FLAGS)

PROGRAM := .build/release/dudel
BENCH := .build/release/dudel-bench

##@ Using it

help: ## List the targets
	@awk 'BEGIN { FS = ":.*## " }
	/^##@ / { printf "\n%s\n", substr($$0, 5) }
	/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	printf '\nVariables: ARGS, PREFIX, DESTDIR, STRIP, SWIFT, SWIFTFLAGS, DEPS=no (install no packages)\n'

run: run-deps ## Build and open the window (ARGS="FILE"; without a display, draw demo.png)
	@set -x
	$(RELEASE_BUILD) --product dudel
	{ set +x; } 2>/dev/null
	$(display_function)
	if has_display; then
	  exec $(PROGRAM) $(ARGS)
	fi
	command -v Xvfb >/dev/null || {
	  echo "make run: no display here, and Xvfb is not installed to stand in for one" >&2
	  exit 1
	}
	# A FILE that does not exist yet is where the program saves.
	work=$$(mktemp -d "$(CURDIR)/.build/demo.XXXXXX")
	server=
	finish() {
	  if test -n "$$server"; then
	    kill "$$server" 2>/dev/null || :
	    wait "$$server" 2>/dev/null || :
	  fi
	  rm -rf "$$work"
	}
	trap finish EXIT
	trap 'exit 130' INT
	trap 'exit 143' TERM HUP
	Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$$work/display" >"$$work/log" 2>&1 &
	server=$$!
	tries=100
	until test -s "$$work/display"; do
	  tries=$$((tries - 1))
	  if test $$tries -eq 0 || ! kill -0 "$$server" 2>/dev/null; then
	    cat "$$work/log" >&2
	    echo "make run: Xvfb did not start" >&2
	    exit 1
	  fi
	  sleep 0.1
	done
	status=0
	DISPLAY=":$$(cat "$$work/display")" timeout --foreground -k 5 60 \
	  $(PROGRAM) --play assets/demo.log "$$work/demo.png" || status=$$?
	if test $$status -ne 0 || ! test -s "$$work/demo.png"; then
	  test $$status -ne 124 || echo "make run: the program did not end within 60 seconds" >&2
	  echo "make run: the program saved no picture (exit status $$status)" >&2
	  exit 1
	fi
	mv -f "$$work/demo.png" demo.png
	echo "No display here: the program drew assets/demo.log under Xvfb; see demo.png"

install: $(PROGRAM) ## Install under PREFIX (default /usr/local), for packages with DESTDIR
	@$(foreach f,$(INSTALLED),$(call install_one,$(subst :, ,$(f)))$(newline))
	$(update_caches)

uninstall: ## Remove what install installed
	@$(foreach f,$(INSTALLED),rm -f "$(DESTDIR)$(PREFIX)/$(lastword $(subst :, ,$(f)))"$(newline))
	test ! -d "$(DESTDIR)$(PREFIX)/share/licenses/dudel" ||
	  rmdir "$(DESTDIR)$(PREFIX)/share/licenses/dudel" 2>/dev/null || :
	$(update_caches)

##@ Working on it

build: deps ## Build the program, optimised
	$(RELEASE_BUILD) --product dudel

# The tests start the optimised program too. Building stands apart from running.
test: test-deps ## Build everything and run all tests (ARGS="--filter NAME" for some)
	$(RELEASE_BUILD) --product dudel
	$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	DUDEL_PROGRAM="$(CURDIR)/$(PROGRAM)" $(SWIFT) test $(DEBUG_FLAGS) --skip-build $(ARGS)

check: lint arrows test ## What must pass before a commit: lint, arrows, build, test

lint: test-deps ## Check the style of the sources and the files in data/
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift
	if command -v desktop-file-validate >/dev/null; then desktop-file-validate data/*.desktop; fi
	if command -v appstreamcli >/dev/null; then appstreamcli validate --no-net data/*.metainfo.xml; fi

format: deps ## Rewrite the sources in the project's style
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Package.swift

arrows: deps ## Check that every target imports only what Package.swift lets it
	$(SWIFT) build $(DEBUG_FLAGS)

record: test-deps ## Write the golden images anew (look at them before you commit)
	DUDEL_RECORD=1 $(SWIFT) test $(DEBUG_FLAGS) --filter Golden $(ARGS)

bench: test-deps ## Measure start, latency, CPU and memory against a bare Xlib program
	$(RELEASE_BUILD) --product dudel
	$(RELEASE_BUILD) --product dudel-bench
	DUDEL_PROGRAM="$(CURDIR)/$(PROGRAM)" $(BENCH) $(ARGS)

# Valgrind gives up on the debug information. It makes the program fifty times as slow, so that the
# figures mean nothing.
order: test-deps ## Find out anew which functions lie together (needs valgrind)
	@$(RELEASE_BUILD) --product dudel
	$(RELEASE_BUILD) --product dudel-bench
	work=$$(mktemp -d)
	trap 'rm -rf "$$work"' EXIT
	strip -g -o "$$work/dudel" $(PROGRAM)
	{
	  echo '#!/bin/sh'
	  echo "exec valgrind --tool=callgrind --callgrind-out-file=$$work/calls.%p $$work/dudel \"\$$@\""
	} >"$$work/program"
	chmod +x "$$work/program"
	for figure in "CPU of a scribble at 125" "keystroke, 200"; do
	  $(BENCH) quick --rounds 1 --only "$$figure" --program "$$work/program"
	done
	$(called_often) "$$work"/calls.* | sort >"$$work/order"
	test -s "$$work/order" || { echo "make order: nothing was called often" >&2; exit 1; }
	cp "$$work/order" $(FUNCTION_ORDER)
	# The next build links it anew.
	rm -f $(PROGRAM)

torture: test-deps ## Kill the program at 200 moments and compare what comes back (DUDEL_TORTURE=N)
	$(RELEASE_BUILD) --product dudel
	$(SWIFT) build $(DEBUG_FLAGS) --build-tests
	DUDEL_TORTURE="$${DUDEL_TORTURE-200}" DUDEL_PROGRAM="$(CURDIR)/$(PROGRAM)" \
	  $(SWIFT) test $(DEBUG_FLAGS) --skip-build --filter whateverTheMomentOfItsDeath $(ARGS)

# The sections of the functions that were called in any run at least as often as the fewest steps that
# `dudel-bench quick` measures; callgrind gives a name only once, with a number.
define called_often
LC_ALL=C awk '
  FNR == 1 { split("", names); split("", calls) }
  match($$0, /^c?fn=\([0-9]+\)/) {
    id = substr($$0, index($$0, "("), RLENGTH - index($$0, "(") + 1)
    if (length($$0) > RLENGTH) names[id] = substr($$0, RLENGTH + 2)
    if (/^cfn/) callee = id
  }
  /^calls=/ {
    calls[callee] += substr($$1, 7)
    name = names[callee]
    sub("\047.*", "", name)
    if (calls[callee] >= 60 && name ~ /^([$$]s|_*swift_|dudel_)/ && !seen[name]++)
      print ".text." name
  }'
endef

# What the Swift runtime and fontconfig keep until exit is not a leak worth a report.
asan: test-deps ## Run the tests that need no display with the address sanitizer
	$(SWIFT) build $(ASAN_FLAGS) --build-tests
	ASAN_OPTIONS="$${ASAN_OPTIONS-detect_leaks=0}" $(SWIFT) test $(ASAN_FLAGS) --skip-build \
	  --skip DudelX11Tests --skip DudelSystemTests $(ARGS)

# SwiftPM can't link a fuzzer. So everything below a reader is compiled as one module, and modules
# without content stand for the ones that it is made of.
FUZZ_SECONDS ?= 60
FUZZ_TARGETS := DudelGeometry DudelModel DudelCairo DudelFiles DudelTools DudelEditor
FUZZ_SHIMS := CPNGShims CPangoShims CPictureShims
FUZZ_PACKAGES := cairo pangocairo expat libpng zlib librsvg-2.0 gdk-pixbuf-2.0

fuzz: test-deps ## Let a fuzzer loose on the readers (FUZZ_SECONDS=60 for each)
	@work=.build/fuzz
	mkdir -p $$work
	: >$$work/empty.swift
	for target in $(FUZZ_TARGETS); do
	  $(SWIFT)c -parse-as-library -emit-module -module-name $$target $$work/empty.swift \
	    -o $$work/$$target.swiftmodule
	done
	flags="-I $$work"
	for map in Sources/C*/module.modulemap; do flags="$$flags -Xcc -fmodule-map-file=$$map"; done
	for flag in $$(pkg-config --cflags-only-I $(FUZZ_PACKAGES)); do flags="$$flags -Xcc $$flag"; done
	objects=
	for shims in $(FUZZ_SHIMS); do
	  printf 'module %s { header "%s" export * }\n' \
	    $$shims "$(CURDIR)/Sources/$$shims/include/$$shims.h" >$$work/$$shims.modulemap
	  flags="$$flags -I Sources/$$shims/include -Xcc -fmodule-map-file=$$work/$$shims.modulemap"
	  clang -c -O1 $(FUZZ_SHIMS:%=-ISources/%/include) $$(pkg-config --cflags $(FUZZ_PACKAGES)) \
	    Sources/$$shims/$$shims.c -o $$work/$$shims.o
	  objects="$$objects $$work/$$shims.o"
	done
	# What SwiftPM makes of the icons.
	{
	  echo "enum PackageResources {"
	  grep -Eoh 'PackageResources\.[a-z_]+' $$(for target in $(FUZZ_TARGETS); do
	    find Sources/$$target -name '*.swift'; done) | sort -u |
	    sed 's/.*\.\(.*\)/  static let \1: [UInt8] = []/'
	  echo "}"
	} >$$work/resources.swift
	for reader in Tests/Fuzz/*.swift; do
	  name=$$(basename $$reader .swift)
	  $(SWIFT)c -parse-as-library -sanitize=fuzzer -O -swift-version 6 -package-name dudel \
	    -enable-upcoming-feature ExistentialAny -module-name Fuzz $$flags \
	    $$(for target in $(FUZZ_TARGETS); do find Sources/$$target -name '*.swift'; done) \
	    $$work/resources.swift $$reader $$objects $$(pkg-config --libs $(FUZZ_PACKAGES)) -o $$work/$$name
	  mkdir -p $$work/$$name.corpus
	  find assets -name '*.svg' -exec cp {} $$work/$$name.corpus \;
	  $$work/$$name -max_total_time=$(FUZZ_SECONDS) -timeout=10 -rss_limit_mb=600 -max_len=8192 \
	    -artifact_prefix=$$work/$$name- $$work/$$name.corpus
	done

clean: ## Remove everything that was built
	rm -rf .build demo.png

##@ Setting up (run and test do this by themselves)

deps: ## Install the libraries that a build needs
test-deps: ## Install what the tests need as well

.PHONY: help run install uninstall build test check lint format arrows record bench order torture asan
.PHONY: fuzz clean deps test-deps run-deps

# Only where there is no program yet: installing never rebuilds.
$(PROGRAM):
	$(RELEASE_BUILD) --product dudel

# ---- What is installed: mode:file:place under PREFIX. A place in .gz is packed. ----

INSTALLED := \
  755:$(PROGRAM):bin/dudel \
  644:data/dudel.desktop:share/applications/dudel.desktop \
  644:data/dudel.xml:share/mime/packages/dudel.xml \
  644:data/dudel.metainfo.xml:share/metainfo/dudel.metainfo.xml \
  644:data/dudel.1:share/man/man1/dudel.1.gz \
  644:assets/icons/app/dudel.svg:share/icons/hicolor/scalable/apps/dudel.svg \
  644:assets/icons/app/dudel-symbolic.svg:share/icons/hicolor/symbolic/apps/dudel-symbolic.svg \
  644:LICENSE:share/licenses/dudel/LICENSE

define newline


endef

# $(call install_one,MODE FILE PLACE)
install_one = $(call install_as,$(word 1,$(1)),$(word 2,$(1)),$(DESTDIR)$(PREFIX)/$(word 3,$(1)))
define install_as
echo "$(3)"
$(if $(filter %.gz,$(3)),install -d "$$(dirname "$(3)")"
  rm -f "$(3)"
  gzip -9nc "$(2)" >"$(3)"
  chmod $(1) "$(3)",install -D -m $(1) "$(2)" "$(3)")
$(if $(filter 755,$(1)),$(if $(STRIP),$(STRIP) "$(3)"))
endef

# A package's own triggers do this; here only where the files are in their final place.
define update_caches
if test -z "$(DESTDIR)"; then
  share="$(PREFIX)/share"
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$$share/applications" || :
  fi
  if command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -t -f "$$share/icons/hicolor" || :
  fi
  if command -v update-mime-database >/dev/null; then
    update-mime-database "$$share/mime" >/dev/null 2>&1 || :
  fi
fi
endef

# ---- What has to be there first ----

# pkg-config's names: the same everywhere. They decide where no package list fits.
MODULES := x11 xi xext xcursor xtst cairo cairo-xlib pangocairo expat libpng zlib \
  librsvg-2.0 gdk-pixbuf-2.0

DEBIAN_BUILD := g++ pkg-config libx11-dev libxi-dev libxext-dev libxcursor-dev libxtst-dev \
  libcairo2-dev libpango1.0-dev libexpat1-dev libpng-dev zlib1g-dev librsvg2-dev \
  libgdk-pixbuf-2.0-dev
DEBIAN_XVFB := xvfb
DEBIAN_TEST := xserver-xorg-core xserver-xorg-video-dummy openbox xinput x11-utils xdotool xclip \
  librsvg2-bin pngcheck qpdf poppler-utils libxml2-utils fonts-dejavu-core desktop-file-utils nabi
# Only where Swift itself does not start without them.
DEBIAN_SWIFT := binutils libcurl4-openssl-dev libncurses-dev libsqlite3-dev libxml2-dev

FEDORA_BUILD := gcc-c++ pkgconf-pkg-config libX11-devel libXi-devel libXext-devel \
  libXcursor-devel libXtst-devel cairo-devel pango-devel expat-devel libpng-devel zlib-devel \
  librsvg2-devel gdk-pixbuf2-devel
FEDORA_XVFB := xorg-x11-server-Xvfb
FEDORA_TEST := xorg-x11-server-Xorg xorg-x11-drv-dummy openbox xinput xwininfo xprop xdpyinfo \
  xdotool xclip librsvg2-tools pngcheck qpdf poppler-utils libxml2 dejavu-sans-fonts desktop-file-utils
FEDORA_SWIFT := binutils libcurl-devel ncurses-devel sqlite-devel libxml2-devel

ARCH_BUILD := gcc pkgconf libx11 libxi libxext libxcursor libxtst cairo pango expat libpng zlib \
  librsvg gdk-pixbuf2
ARCH_XVFB := xorg-server-xvfb
ARCH_TEST := xorg-server xf86-video-dummy openbox xorg-xinput xorg-xwininfo xorg-xprop \
  xorg-xdpyinfo xdotool xclip pngcheck qpdf poppler ttf-dejavu desktop-file-utils
ARCH_SWIFT := binutils curl ncurses sqlite libxml2

# Says nothing and does nothing where everything is there.
deps test-deps run-deps:
	@$(display_function)
	fail() { printf 'make: %s\n' "$$*" >&2; exit 1; }
	get_swift="get it at https://www.swift.org/install/linux/"

	# Swift, 6.2 or newer. One that does not start may only lack libraries: see below.
	command -v $(firstword $(SWIFT)) >/dev/null ||
	  fail "Dudel needs Swift 6.2 or newer, and there is no \"$(SWIFT)\" here: $$get_swift"
	check_swift() {
	  swift_version=$$($(SWIFT) build --version 2>/dev/null |
	    sed -n 's/.*Swift \([0-9][0-9]*\)\.\([0-9][0-9]*\).*/\1 \2/p' | head -n 1)
	  test -n "$$swift_version" || return 1
	  test $$(($${swift_version% *} * 100 + $${swift_version#* })) -ge 602 ||
	    fail "Dudel needs Swift 6.2 or newer, this is $${swift_version% *}.$${swift_version#* }: $$get_swift"
	}
	swift_starts=yes
	check_swift || swift_starts=no
	if test "$(DEPS)" = no; then
	  test $$swift_starts = yes || fail "\"$(SWIFT)\" does not start: $$get_swift"
	  exit 0
	fi

	# Which packages are missing?
	want_display=
	case $@ in
	  test-deps) want_display=yes ;;
	  run-deps) has_display || want_display=yes ;;
	esac
	list() {
	  echo "$$1"
	  test -z "$$want_display" || echo "$$2"
	  test $@ != test-deps || echo "$$3"
	  test $$swift_starts = yes || echo "$$4"
	}
	# The linker that Swift calls; a package of its own in newer distributions.
	gold=
	command -v ld.gold >/dev/null || gold=binutils-gold
	system=
	if test -r /etc/os-release; then
	  system=$$(. /etc/os-release; echo " $${ID-} $${ID_LIKE-} ")
	fi
	missing=
	case "$$system" in
	  *" debian "* | *" ubuntu "*)
	    for package in $$(list "$(DEBIAN_BUILD)" "$(DEBIAN_XVFB)" "$(DEBIAN_TEST)" "$(DEBIAN_SWIFT)") $$gold; do
	      case $$(dpkg-query -W -f='$${db:Status-Status} ' "$$package" 2>/dev/null) in
	        "installed "* | *" installed "*) ;;
	        *) missing="$$missing $$package" ;;
	      esac
	    done
	    refresh="apt-get -q update"
	    install="env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends"
	    install="$$install -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 install"
	    ;;
	  *" fedora "* | *" rhel "*)
	    for package in $$(list "$(FEDORA_BUILD)" "$(FEDORA_XVFB)" "$(FEDORA_TEST)" "$(FEDORA_SWIFT)") $$gold; do
	      rpm -q --quiet --whatprovides "$$package" || missing="$$missing $$package"
	    done
	    refresh=
	    install="dnf -y --setopt=install_weak_deps=False install"
	    ;;
	  *" arch "*)
	    missing=$$(pacman -T $$(list "$(ARCH_BUILD)" "$(ARCH_XVFB)" "$(ARCH_TEST)" "$(ARCH_SWIFT)") |
	      tr '\n' ' ')
	    refresh=
	    install="pacman -S --needed --noconfirm"
	    ;;
	  *)
	    command -v pkg-config >/dev/null ||
	      fail "please install pkg-config and the development files of: $(MODULES)"
	    for module in $(MODULES); do
	      pkg-config --exists "$$module" || missing="$$missing $$module"
	    done
	    test -z "$$missing" ||
	      fail "please install the development files of these libraries (pkg-config's names):$$missing"
	    ;;
	esac

	# Get them.
	missing=$$(echo $$missing)
	if test -n "$$missing"; then
	  echo "Installing what is missing: $$missing"
	  get_missing() {
	    as_root=
	    if test "$$(id -u)" -ne 0; then
	      command -v sudo >/dev/null || return 1
	      as_root=sudo
	    fi
	    test -z "$$refresh" || $$as_root $$refresh || :
	    $$as_root $$install $$missing && return
	    # One that this distribution lacks need not keep the others away.
	    left=
	    for package in $$missing; do
	      $$as_root $$install "$$package" || left="$$left $$package"
	    done
	    missing=$$(echo $$left)
	    test -z "$$missing"
	  }
	  if ! get_missing; then
	    pkg-config --exists $(MODULES) 2>/dev/null ||
	      fail "this did not work; as root, please run: $$install $$missing"
	    echo "make: going on without $$missing; tests that need them are skipped" >&2
	  fi
	fi
	test $$swift_starts = yes || check_swift || {
	  $(SWIFT) build --version >&2 || :
	  fail "\"$(SWIFT)\" does not start: $$get_swift"
	}

# Is DISPLAY set, and does a server answer there?
define display_function
has_display() {
  test -n "$${DISPLAY-}" || return 1
  if command -v xdpyinfo >/dev/null; then
    timeout 10 xdpyinfo >/dev/null 2>&1
  elif command -v xset >/dev/null; then
    timeout 10 xset q >/dev/null 2>&1
  else
    case $$DISPLAY in
      :* | unix:*)
        number=$${DISPLAY##*:}
        test -S "/tmp/.X11-unix/X$${number%%.*}" ||
          grep -q "@/tmp/.X11-unix/X$${number%%.*}$$" /proc/net/unix 2>/dev/null ;;
      *) : ;;
    esac
  fi
}
endef
