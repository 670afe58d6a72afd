public import Streams

extension MarbleEvent {
  /// What happens, as what follows the line's name: `hears 10`.
  ///
  /// - Parameter kind: On what line it happens.
  /// - Returns: A verb and what belongs to it.
  public func sentence(on kind: MarbleLineKind) -> String {
    switch (self, kind) {
    case (.subscribed, .request): "is made"
    case (.subscribed, _): "subscribes"
    case (.value(let value), .sent): "sends \(value)"
    case (.value(let value), .request): "answers \(value)"
    case (.value(let value), .heard): "hears \(value)"
    case (.completed, .heard): "hears the end"
    case (.completed, _): "completes"
    case (.failed(let error), .heard): "hears the failure \(error)"
    case (.failed(let error), _): "fails: \(error)"
    case (.cancelled, .request): "is cancelled"
    case (.cancelled, _): "cancels"
    }
  }
}
