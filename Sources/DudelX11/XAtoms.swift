internal import CX11
internal import Glibc

/// The names of properties and messages that the program uses, as the server numbers them.
struct XAtoms {
  /// A name in the server's table.
  enum Name: String, CaseIterable {
    case utf8String = "UTF8_STRING"
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmPing = "_NET_WM_PING"
    case wmSyncRequest = "_NET_WM_SYNC_REQUEST"
    case wmSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case wmName = "_NET_WM_NAME"
    case wmIconName = "_NET_WM_ICON_NAME"
    case wmIcon = "_NET_WM_ICON"
    case wmPID = "_NET_WM_PID"
    case wmUserTime = "_NET_WM_USER_TIME"
    case wmWindowType = "_NET_WM_WINDOW_TYPE"
    case wmWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case wmState = "_NET_WM_STATE"
    case wmStateFullScreen = "_NET_WM_STATE_FULLSCREEN"
    case supportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
    case settings = "_XSETTINGS_SETTINGS"
    case manager = "MANAGER"
    case clientList = "_NET_CLIENT_LIST"
    case workArea = "_NET_WORKAREA"
    case currentDesktop = "_NET_CURRENT_DESKTOP"
    case strut = "_NET_WM_STRUT"
    case strutPartial = "_NET_WM_STRUT_PARTIAL"
    case startupID = "_NET_STARTUP_ID"
    case startupInfo = "_NET_STARTUP_INFO"
    case startupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
    case ximServers = "XIM_SERVERS"
    case locales = "LOCALES"
    case clipboard = "CLIPBOARD"
    case primary = "PRIMARY"
    case clipboardManager = "CLIPBOARD_MANAGER"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case multiple = "MULTIPLE"
    case atomPair = "ATOM_PAIR"
    case saveTargets = "SAVE_TARGETS"
    case null = "NULL"
    case incremental = "INCR"
    case plainUTF8 = "text/plain;charset=utf-8"
    case plain = "text/plain"
    case string = "STRING"
    case text = "TEXT"
    case compoundText = "COMPOUND_TEXT"
    case pasted = "DUDEL_PASTED"
    case absPressure = "Abs Pressure"
  }

  private var atoms: [Name: Atom] = [:]

  /// The selection whose owner announces the desktop's settings.
  let settingsSelection: Atom

  init(_ display: OpaquePointer, screen: Int32) {
    // One request for all: each would be a round trip.
    var names = Name.allCases.map { strdup($0.rawValue) } + [strdup("_XSETTINGS_S\(screen)")]
    var values = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &names, Int32(names.count), 0, &values)
    for (name, value) in zip(Name.allCases, values) { atoms[name] = value }
    settingsSelection = values[names.count - 1]
    names.forEach { free($0) }
  }

  subscript(name: Name) -> Atom { atoms[name] ?? 0 }

  /// The name of a number, if it is one of ours.
  func name(of atom: Atom) -> Name? { atoms.first { $0.value == atom }?.key }
}
