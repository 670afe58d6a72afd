/// Something that can happen to a star, the request to open the item, or the question about it.
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
