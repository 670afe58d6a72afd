/// What the user-interface library tells the recorder about what becomes visible.
public enum Effects {
  /// Notes that a widget's visible property was written.
  ///
  /// - Parameters:
  ///   - owner: The participant to which the widget belongs.
  ///   - member: The widget and its property: `digit.0.text`.
  ///   - old: What was there.
  ///   - new: What was written; the effect is redundant if it is the same.
  public static func wrote(
    on owner: (any Traceable)?, _ member: String, old: Any?, new: Any?
  ) {
    guard let recorder = Recorder.current, let place = owner?._life.place(in: recorder) else {
      return
    }
    let (old, new) = (Rendering.render(old), Rendering.render(new))
    recorder.update { state in
      let key = state.add(
        .effect, from: state.acting, to: place, member: member, arguments: [old], value: new)
      state.drafts[key].redundant = old == new
    }
  }

  /// Notes a change of what is shown (navigation, an alert), and what it leads to.
  ///
  /// - Parameters:
  ///   - container: The navigation, tab bar, window or presenting controller.
  ///   - member: What it does: `push`, `pop`, `present` …
  ///   - value: With what.
  ///   - body: What follows from it, such as the life cycle of the screens concerned; the container
  ///     acts in it.
  /// - Returns: What `body` returns.
  public static func perform<Result>(
    on container: some Traceable, _ member: String, _ value: Any?, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let recorder = Recorder.current, let place = container._life.place(in: recorder) else {
      return try body()
    }
    let rendered = Rendering.render(value)
    let key = recorder.update { state in
      let key = state.add(
        .effect, from: state.acting, to: place, member: member, value: rendered)
      state.drafts[key].redundant = false
      state.push(key, place: place, caller: state.acting)
      return key
    }
    defer { recorder.update { $0.pop(key) } }
    return try body()
  }
}
