import Trace

/// A view into which the user types a search text.
open class SearchBar: View {
  var content = ""
  var hasKeyboard = false
  private var binding: LiveBinding?
  /// The listeners to the user's actions, besides the delegate.
  package let listeners = Listeners<SearchBarEvent>()

  /// The object to notify of the user's actions; setting it creates a binding from the owner.
  public weak var delegate: (any SearchBarDelegate)? {
    didSet { binding = bindDelegate(delegate, member: member("delegate"), replacing: binding) }
  }

  /// The text shown while the search bar is empty.
  @Visible("placeholder") public var placeholder: String? = nil

  /// Creates a search bar with a name and a placeholder.
  public convenience init(identifier: String, placeholder: String) {
    self.init(identifier: identifier)
    self.placeholder = placeholder
  }

  /// The text; setting it does not notify the delegate or listeners.
  public var text: String? {
    get { read("text", content) }
    set {
      let old = content
      content = newValue ?? ""
      wrote("text", old: old, new: content)
    }
  }

  /// Indicates whether the search bar is being edited.
  public var isFirstResponder: Bool { read("isFirstResponder", hasKeyboard) }

  /// Begins editing.
  @discardableResult
  public func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Ends editing.
  @discardableResult
  public func resignFirstResponder() -> Bool { giveUpKeyboard() }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .field)
    widget.text = content
    widget.placeholder = $placeholder
    widget.isEditing = hasKeyboard
    widget.isEnabled = true
    widget.alpha = $alpha
    return widget
  }

  private func notify(_ happening: SearchBarEvent) {
    if let delegate {
      deliver(through: binding, happening.arguments) { happening.notify(delegate, of: self) }
    }
    listeners.notify(happening)
  }
}

/// An action of the user on a search bar.
package nonisolated enum SearchBarEvent: Sendable, Hashable {
  case began
  case changed(String)
  case ended
  case submitted
}

extension SearchBarEvent {
  fileprivate var arguments: [Any?] {
    if case .changed(let text) = self { [text] } else { [] }
  }

  @MainActor
  fileprivate func notify(_ delegate: any SearchBarDelegate, of searchBar: SearchBar) {
    switch self {
    case .began: delegate.searchBarTextDidBeginEditing(searchBar)
    case .changed(let text): delegate.searchBar(searchBar, textDidChange: text)
    case .ended: delegate.searchBarTextDidEndEditing(searchBar)
    case .submitted: delegate.searchBarSearchButtonClicked(searchBar)
    }
  }
}

extension SearchBar: TextInput {
  var acceptsTyping: Bool { true }

  func didBeginEditing() { notify(.began) }
  func didChangeText() { notify(.changed(content)) }
  func didEndEditing() { notify(.ended) }
  func didSubmit() { notify(.submitted) }
}

/// An object that is notified of the user's actions on a search bar.
public protocol SearchBarDelegate: AnyObject {
  /// The user changed the text.
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: SearchBar)
  /// The keyboard's search key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: SearchBar)
}

extension SearchBarDelegate {
  public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: SearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
}
