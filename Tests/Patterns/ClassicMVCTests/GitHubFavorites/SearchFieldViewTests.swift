import HeadlessUI
import Testing

@testable import ClassicMVC

@Suite("The search field's view")
struct SearchFieldViewTests {
  private let field = SearchBar()
  private let cancel = Button()
  private let view: SearchFieldView

  init() {
    view = SearchFieldView(field, cancel: cancel)
  }

  @Test("hides the cancel button, and shows it")
  func cancelButton() {
    view.setCancelHidden(true)
    #expect(cancel.isHidden)
    view.setCancelHidden(false)
    #expect(!cancel.isHidden)
  }

  @Test("ends editing, and keeps the text")
  func endEditing() {
    field.text = "vio"
    field.becomeFirstResponder()
    view.endEditing()
    #expect(!field.isFirstResponder)
    #expect(field.text == "vio")
  }
}
