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
    guard let recorder = Recorder.current, let participant = owner?._life.participant(in: recorder)
    else {
      return
    }
    let (old, new) = (ValueCapture.tree(of: old), ValueCapture.tree(of: new))
    recorder.update { state in
      _ = state.add(
        .effect(widget: widget, property: property, old: old, new: new), from: state.acting,
        to: participant)
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
      let participant = owner()?._life.participant(in: recorder)
    else { return }
    recorder.read(of: participant, "\(widget()).\(property)", value, at: nil)
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
    guard let recorder = Recorder.current,
      let participant = container._life.participant(in: recorder)
    else {
      return try body()
    }
    let participants = [came, went].map { $0.compactMap { $0._life.participant(in: recorder) } }
    let key = recorder.update { state in
      let key = state.add(
        .navigate(navigation, came: participants[0], went: participants[1]), from: state.acting,
        to: participant)
      state.push(key, participant: participant, caller: state.acting)
      return key
    }
    defer { recorder.update { $0.pop(key) } }
    return try body()
  }
}
