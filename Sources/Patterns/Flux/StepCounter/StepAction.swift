/// Something that can happen to a step counter.
enum StepAction {
  case increment
  case decrement
}
