/// A control with a title for the user to tap.
open class Button: Control {
  /// The displayed title.
  @Visible("title") public private(set) var currentTitle: String? = nil
  /// The colour of the title.
  @Visible("titleColor") public private(set) var currentTitleColor = Color.label

  /// Creates a button with a name and a title.
  public convenience init(identifier: String, title: String) {
    self.init(identifier: identifier)
    currentTitle = title
  }

  /// Changes the title; `nil` shows none.
  ///
  /// `state` is ignored and only matches UIKit's signature: a button has one title for all states.
  public func setTitle(_ title: String?, for state: ControlState) {
    currentTitle = title
  }

  /// Changes the colour of the title; `nil` is that of ordinary text.
  ///
  /// `state` is ignored, as in ``setTitle(_:for:)``.
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
