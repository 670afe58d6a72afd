import Samples

/// The work that the star’s reducer may have done.
@Traced(.model)
struct StarClient {
  /// Answers once a change that begins now has ended.
  let settle: (_ completion: @escaping () -> Void) -> Void
}
