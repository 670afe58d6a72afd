/// What can happen to a star, to the request to open the item, and to the question whether to.
enum StarAction {
  case toggle
  case star
  case settle
  case requestToNavigate
  /// The screen has taken a request that was granted.
  case endRequest
  case askToStar
  case endQuestion
}
