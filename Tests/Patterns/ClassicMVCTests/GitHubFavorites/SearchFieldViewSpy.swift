import HeadlessUI

@testable import ClassicMVC

/// A search field that keeps which calls it received.
final class SearchFieldViewSpy: SearchFieldView {
  /// Something that a controller can have the view do.
  enum Call: Hashable {
    case cancelHidden(Bool)
    case endEditing
  }

  private(set) var calls: [Call] = []

  init() {
    super.init(SearchBar(), cancel: Button())
  }

  override func setCancelHidden(_ isHidden: Bool) { calls.append(.cancelHidden(isHidden)) }

  override func endEditing() { calls.append(.endEditing) }
}
