import Samples

@testable import VIPER

/// A view of the programs that records what it has to show.
final class ProgramsViewSpy: ProgramsViewInput {
  private(set) var shown: [String] = []

  func showPrograms(_ titles: [String]) { shown.append("\(titles)") }

  func showSpinner() { shown.append("spinner") }

  func hideSpinner() { shown.append("no spinner") }

  func showMessage(_ text: String) { shown.append("message \(text)") }

  func hideMessage() { shown.append("no message") }

  func showFailure(_ text: String) { shown.append("failure \(text)") }

  func hideFailure() { shown.append("no failure") }
}

/// An interactor of the programs that records what it has to do.
final class ProgramsInteractorSpy: ProgramsInteractorInput {
  private(set) var received: [String] = []

  func start() { received.append("start") }

  func refresh() { received.append("refresh") }

  func scrolled(to offset: Int) { received.append("scrolled \(offset)") }
}

/// An output of the interactor of the programs that records its reports.
final class ProgramsInteractorOutputSpy: ProgramsInteractorOutput {
  private(set) var lists: [ProgramList] = []

  func programsChanged(to list: ProgramList) { lists.append(list) }
}
