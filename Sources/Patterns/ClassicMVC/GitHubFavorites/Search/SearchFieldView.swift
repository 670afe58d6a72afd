import HeadlessUI
import Samples

/// The field with its cancel button, of which only input decides how they look: nothing of it is in
/// the model.
@Traced(.view)
class SearchFieldView {
  private let field: SearchBar
  private let cancel: Button

  init(_ field: SearchBar, cancel: Button) {
    self.field = field
    self.cancel = cancel
  }

  func setCancelHidden(_ isHidden: Bool) { cancel.isHidden = isHidden }

  func endEditing() { field.resignFirstResponder() }
}
