import Trace

/// A registration with a notification center; releasing it ends it.
public final class NotificationToken {
  let name: NotificationName?
  private let filter: Filter
  private var listener: (binding: LiveBinding, block: (Notification) -> Void)?

  init(
    name: NotificationName?, object: AnyObject?, binding: LiveBinding,
    block: @escaping (Notification) -> Void
  ) {
    self.name = name
    filter = object.map { Filter.object(Weak(object: $0)) } ?? .any
    listener = (binding, block)
  }

  var isLive: Bool { listener != nil }

  func end() {
    listener?.binding.end()
    listener = nil
  }

  func hears(_ notification: Notification) -> Bool {
    guard name == nil || name == notification.name else { return false }
    switch filter {
    case .any: return true
    case .object(let reference):
      return reference.object != nil && reference.object === notification.object
    }
  }

  func deliver(_ notification: Notification) {
    guard let listener else { return }
    listener.binding.deliver([notification.name.rawValue]) { listener.block(notification) }
  }
}

extension NotificationToken {
  private enum Filter {
    case any
    case object(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }
}
