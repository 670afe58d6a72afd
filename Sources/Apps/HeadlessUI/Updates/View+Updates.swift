extension View {
  /// Has ``updateProperties()`` called at the next pass.
  ///
  /// A pass takes place when the view comes into sight and before a frame is taken, before lists
  /// reload and from the outside in: a controller, its view, the views inside. The first pass calls
  /// the method without a request. What it reads of `@Observable` models is tracked: a change of
  /// any of it has the method called at the next pass, once for all the changes until then.
  ///
  /// A request that is made while the method runs waits for the next pass. A view that is out of
  /// sight is updated when it comes into it.
  ///
  /// A recording shows each call of the method and, of the models that are `@Traced`, a binding from
  /// each property that it has read, of which a change is the delivery.
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   digit.text = "\(counter.digit)"
  /// }
  /// ```
  public func setNeedsUpdateProperties() { updates.setNeeded(by: owner) }

  /// Updates the properties of this view and of the views inside at once, where it is needed.
  public func updatePropertiesIfNeeded() {
    if let controller {
      controller.updates.performIfNeeded(by: controller) { controller.updateProperties() }
    }
    updates.performIfNeeded(by: owner) { updateProperties() }
    for view in subviews { view.updatePropertiesIfNeeded() }
  }
}

extension ViewController {
  /// Has ``updateProperties()`` called at the next pass; see the method of the same name of
  /// ``View``.
  public final func setNeedsUpdateProperties() { updates.setNeeded(by: self) }

  /// Updates the properties of this controller, of its views and of what it contains in sight at
  /// once, where it is needed; nothing while the view is not loaded.
  public final func updatePropertiesIfNeeded() {
    guard let view = viewIfLoaded else { return }
    view.updatePropertiesIfNeeded()
    visibleChild?.updatePropertiesIfNeeded()
  }
}
