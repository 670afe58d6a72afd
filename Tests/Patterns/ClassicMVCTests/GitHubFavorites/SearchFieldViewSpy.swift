import HeadlessUI

@testable import ClassicMVC

/// A search field that keeps which calls it received.
final class SearchFieldViewSpy: SearchFieldView {
  private(set) var calls: [String] = []

  init() {
    super.init(SearchBar(), cancel: Button())
  }

  override func showCancel() { calls.append("show cancel") }

  override func hideCancel() { calls.append("hide cancel") }

  override func endEditing() { calls.append("end editing") }
}
