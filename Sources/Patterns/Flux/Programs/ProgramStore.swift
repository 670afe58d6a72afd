import Samples

/// Holds the list of programs.
@Traced(.store)
final class ProgramStore: Store<ProgramAction, ProgramList> {
  override func receive(_ action: ProgramAction) {
    var list = value
    switch action {
    case .refresh: list.refresh()
    case .scroll(let offset): list.scrolled(to: offset)
    case .receive(let result): list.received(result)
    }
    commit(list)
  }
}
