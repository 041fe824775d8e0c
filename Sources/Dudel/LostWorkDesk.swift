internal import DudelCairo
internal import DudelEditor
internal import DudelFiles
internal import DudelGeometry
internal import DudelModel
internal import DudelX11
internal import Synchronization

/// The drawings that earlier programs have left: found, handed out and thrown away, off the UI
/// thread.
nonisolated final class LostWorkDesk: Sendable {
  /// Other windows only look at a journal for so long, in milliseconds.
  private static let patience = 2000

  private let folder: JournalFolder?
  private let mailbox: EventMailbox
  /// What was asked for and waits to be called for.
  private let ready = Mutex<(id: String, journal: TakenJournal)?>(nil)

  /// Looks in a folder; nowhere without one.
  init(_ folder: JournalFolder?, mailbox: EventMailbox) {
    (self.folder, self.mailbox) = (folder, mailbox)
  }

  /// Posts what there is, if anything is, and puts away what is not needed any more.
  func find(pictures: PictureShelf) {
    guard let folder else { return }
    let thread = BackgroundThread { [self] in
      if folder.holdsJournals { find(in: folder, pictures) }
      folder.prune()
    }
    thread?.detach()
  }

  private func find(in folder: JournalFolder, _ pictures: PictureShelf) {
    let text = PangoTextLayout()
    let lost = folder.lostDrawings(text: text)
    for drawing in lost {
      if let picture = LostDrawingPicture.make(of: drawing) {
        pictures.put(picture, as: drawing.id)
      }
    }
    if !lost.isEmpty { mailbox.post(.lostWorkFound(lost.map(\.work))) }
    folder.settle(besides: lost, text: text)
  }

  /// Takes a journal over and posts its drawing.
  func take(_ id: String) {
    let work: @Sendable () -> Void = { [self] in
      let taken = folder.flatMap {
        $0.take("\($0.path)/\(id)", text: PangoTextLayout(), patience: Self.patience)
      }
      guard let taken else { return mailbox.post(.recoveryFailed(id: id)) }
      ready.withLock { $0 = (id, taken) }
      let recovered = taken.recovered
      let use = recovered.path.map {
        FileUse(path: $0, content: try? WholeFile.read($0), isShownWhole: true)
      }
      mailbox.post(
        .recovered(
          RecoveredWork(
            id: id, path: recovered.path, drawing: recovered.drawing,
            isSavable: use?.isSavable ?? true, isIncomplete: use?.isIncomplete ?? false)))
    }
    guard let thread = BackgroundThread(work) else { return work() }
    thread.detach()
  }

  /// The journal that was taken over last, once.
  func taken(_ id: String) -> TakenJournal? {
    ready.withLock { ready in
      defer { ready = nil }
      return ready?.id == id ? ready?.journal : nil
    }
  }

  /// Takes a lost drawing away for good.
  func discard(_ id: String) {
    guard let folder else { return }
    let thread = BackgroundThread {
      folder.discard("\(folder.path)/\(id)", patience: Self.patience)
    }
    thread?.detach()
  }
}

extension LostDrawing {
  /// The name of its journal.
  nonisolated var id: String { journal.split(separator: "/").last.map(String.init) ?? journal }

  /// What people are told of it.
  nonisolated var work: LostWork {
    LostWork(
      id: id, path: recovered.path, time: LocalTime.text(changed),
      objects: recovered.drawing.objects.count)
  }
}
