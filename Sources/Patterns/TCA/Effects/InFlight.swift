import Samples

/// An object that keeps an effect going: releasing it cancels the effect.
protocol InFlight: AnyObject {}

extension RequestToken: InFlight {}
extension EventToken: InFlight {}
extension ScheduledWork: InFlight {}

/// An effect that a store has begun.
final class RunningEffect {
  var token: (any InFlight)?
}
