extension View {
  /// Requests a call of ``updateProperties()`` at the next pass.
  ///
  /// A pass takes place when the view becomes visible and before a frame is taken, before lists
  /// reload, from the outside in: a controller, its view, the views inside. The first pass calls
  /// the method without a request. The method's reads of `@Observable` models are tracked: a
  /// change of any of them requests one call at the next pass, however many changes follow.
  ///
  /// A request during the method waits for the next pass. A hidden view is updated when it becomes
  /// visible.
  ///
  /// A recording shows each call of the method and, for models that are `@Traced`, a binding from
  /// each property that it has read; a change is the delivery.
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   digit.text = "\(counter.digit)"
  /// }
  /// ```
  public func setNeedsUpdateProperties() { updates.setNeeded(by: owner) }

  /// Updates the properties of this view and of the views inside immediately, where needed.
  public func updatePropertiesIfNeeded() {
    if let controller {
      controller.updates.performIfNeeded(by: controller) { controller.updateProperties() }
    }
    updates.performIfNeeded(by: owner) { updateProperties() }
    for view in subviews { view.updatePropertiesIfNeeded() }
  }
}

extension ViewController {
  /// Requests a call of ``updateProperties()`` at the next pass; see the same method of ``View``.
  public final func setNeedsUpdateProperties() { updates.setNeeded(by: self) }

  /// Updates the properties of this controller, its views and its visible child immediately, where
  /// needed.
  ///
  /// It has no effect while the view is not loaded.
  public final func updatePropertiesIfNeeded() {
    guard let view = viewIfLoaded else { return }
    view.updatePropertiesIfNeeded()
    visibleChild?.updatePropertiesIfNeeded()
  }
}
