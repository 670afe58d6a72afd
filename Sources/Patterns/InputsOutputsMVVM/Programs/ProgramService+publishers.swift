import Reactive
import Samples

@Traced(extending: .model)
extension ProgramService {
  /// A page, requested anew by each subscription.
  func page(from offset: Int) -> AnyPublisher<[Program], ServerError> {
    RequestPublisher { self.page(from: offset, $0) }.eraseToAnyPublisher()
  }
}
