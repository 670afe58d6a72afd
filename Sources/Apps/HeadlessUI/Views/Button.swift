/// A control with a title, to be tapped.
open class Button: Control {
  /// The title that shows.
  @Visible("title") public private(set) var currentTitle: String? = nil
  /// The colour in which the title shows.
  @Visible("titleColor") public private(set) var currentTitleColor = Color.label

  /// A button with a name and a first title.
  public convenience init(identifier: String, title: String) {
    self.init(identifier: identifier)
    currentTitle = title
  }

  /// Gives the button another title.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows none.
  ///   - state: Ignored, here for UIKit's signature: a button has one title for all states.
  public func setTitle(_ title: String?, for state: ControlState) {
    currentTitle = title
  }

  /// Shows the title in another colour.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` gives the one of ordinary text.
  ///   - state: Ignored, as in ``setTitle(_:for:)``.
  public func setTitleColor(_ color: Color?, for state: ControlState) {
    currentTitleColor = color ?? .label
  }

  override func appearance(_ identifier: String) -> Frame.Widget? {
    var widget = Frame.Widget(identifier, .button)
    widget.text = $currentTitle ?? ""
    widget.color = $currentTitleColor.name
    widget.isEnabled = $isEnabled
    widget.alpha = $alpha
    return widget
  }
}
