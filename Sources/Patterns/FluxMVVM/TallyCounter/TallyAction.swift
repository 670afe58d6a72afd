/// Something that can happen to a tally counter.
enum TallyAction {
  case increment
  case up
  case down
}
