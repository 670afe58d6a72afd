/// What can happen to a star, and to the wish to open it.
enum StarAction {
  case toggle
  case star
  case settle
  case requestToNavigate
}
