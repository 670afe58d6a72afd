/// The reports of visible changes that the user-interface library sends to the recorder.
public enum Effects {
  /// Records that a widget's visible property was written, such as `text` of `digit.0`.
  ///
  /// The effect is redundant if both values are the same.
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

  /// Records that a participant other than the widget's owner read a property of the widget.
  public static func read(
    on owner: @autoclosure () -> (any Traceable)?, widget: @autoclosure () -> String,
    _ property: String, _ value: Any?
  ) {
    guard let recorder = Recorder.current, recorder.isSomebodyActing,
      let participant = owner()?._life.participant(in: recorder)
    else { return }
    recorder.read(of: participant, "\(widget()).\(property)", value, at: nil)
  }

  /// Records a change of the screens that a container shows, and everything that follows from it.
  ///
  /// The container acts in `body`, which has the consequences, such as the life cycle of the
  /// screens that `came` and `went`.
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
