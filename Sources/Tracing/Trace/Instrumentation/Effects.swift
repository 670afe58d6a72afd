/// The reports of the user-interface library to the recorder about visible changes.
public enum Effects {
  /// Records that a widget's visible property was written.
  ///
  /// - Parameters:
  ///   - owner: The participant to which the widget belongs.
  ///   - widget: The widget: `digit.0`.
  ///   - property: Its property: `text`.
  ///   - old: What was there.
  ///   - new: What was written; the effect is redundant if it is the same.
  public static func wrote(
    on owner: (any Traceable)?, widget: String, _ property: String, old: Any?, new: Any?
  ) {
    guard let recorder = Recorder.current, let place = owner?._life.place(in: recorder) else {
      return
    }
    let (old, new) = (ValueCapture.tree(of: old), ValueCapture.tree(of: new))
    recorder.update { state in
      _ = state.add(
        .effect(widget: widget, property: property, old: old, new: new), from: state.acting,
        to: place)
    }
  }

  /// Records that a widget's property was read, by another participant than the widget's owner.
  ///
  /// - Parameters:
  ///   - owner: The participant to which the widget belongs.
  ///   - widget: The widget: `digit.0`.
  ///   - property: Its property: `text`.
  ///   - value: What was found.
  public static func read(
    on owner: @autoclosure () -> (any Traceable)?, widget: @autoclosure () -> String,
    _ property: String, _ value: Any?
  ) {
    guard let recorder = Recorder.current, recorder.isSomebodyActing,
      let place = owner()?._life.place(in: recorder)
    else { return }
    recorder.read(of: place, "\(widget()).\(property)", value, at: nil)
  }

  /// Records a change of what is shown, and what it leads to.
  ///
  /// - Parameters:
  ///   - container: The navigation, tab bar, window or presenting controller.
  ///   - navigation: What it does.
  ///   - came: The screens that are added to what it shows.
  ///   - went: The screens that are taken away.
  ///   - body: What follows from it, such as the life cycle of the screens concerned; the container
  ///     acts in it.
  /// - Returns: What `body` returns.
  public static func perform<Result>(
    on container: some Traceable, _ navigation: Navigation, came: [any Traceable] = [],
    went: [any Traceable] = [], _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = Recorder.current, let place = container._life.place(in: recorder) else {
      return try body()
    }
    let places = [came, went].map { $0.compactMap { $0._life.place(in: recorder) } }
    let key = recorder.update { state in
      let key = state.add(
        .navigate(navigation, came: places[0], went: places[1]), from: state.acting, to: place)
      state.push(key, place: place, caller: state.acting)
      return key
    }
    defer { recorder.update { $0.pop(key) } }
    return try body()
  }
}
