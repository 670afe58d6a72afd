/// What an expansion passes in the place of an argument that cannot be looked at.
public enum ArgumentPlaceholder: Sendable {
  case closure, consumed, pack, unnamed
}
