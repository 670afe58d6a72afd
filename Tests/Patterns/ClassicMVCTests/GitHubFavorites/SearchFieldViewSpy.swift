import HeadlessUI

@testable import ClassicMVC

/// A search field that keeps what its controller had it do.
final class SearchFieldViewSpy: SearchFieldView {
  private(set) var told: [String] = []

  init() {
    super.init(SearchBar(), cancel: Button())
  }

  override func showCancel() { told.append("show cancel") }

  override func hideCancel() { told.append("hide cancel") }

  override func endEditing() { told.append("end editing") }
}
