import Trace

protocol PanelDelegate: AnyObject {
  func panelDidChange(_ panel: Panel)
}

protocol PanelObserver: AnyObject {
  func heard()
}

protocol PanelView: AnyObject {
  func show(_ text: String)
}

@Traced(.view)
final class Panel {
  weak var delegate: (any PanelDelegate)?
  weak var observer: (any PanelObserver)?
  weak var view: (any PanelView)?
  var onTap: (() -> Void)?
  var onMove: (Int, Int) -> Void = { _, _ in }
  var check: ((Int) throws -> Bool)?
  var later: (@Sendable (Int) -> Void)?
  var title: String
  private(set) var count = 0
  private(set) var log: [String] = []
  var level = 1 {
    willSet { log.append("will \(level) \(newValue)") }
    didSet {
      if level > 9 { level = 9 }
      log.append("did \(oldValue) \(level)")
    }
  }
  var custom: Int = 0 {
    willSet(next) { log.append("next \(next)") }
    didSet(last) {
      guard last != custom else { return }
      log.append("last \(last)")
    }
  }
  lazy var slow: Int = count + 1
  let constant = 3
  nonisolated(unsafe) static var shared = 0
  var computed: Int { count * 2 }

  init(title: String, delegate: (any PanelDelegate)? = nil, onTap: (() -> Void)? = nil) {
    self.delegate = delegate
    self.onTap = onTap
    self.title = title
    level = 20
    level += 1
  }

  func increase() {
    count += 1
    delegate?.panelDidChange(self)
  }

  deinit { level = 0 }
}

@Traced(.controller)
final class PanelOwner: PanelDelegate, PanelObserver {
  let panel: Panel
  private(set) var changes = 0

  init() {
    panel = Panel(title: "owned")
    panel.delegate = self
    panel.onTap = { [weak self] in self?.changed() }
  }

  func another() -> Panel {
    Panel(title: "another", delegate: self) { [weak self] in self?.changed() }
  }

  func changed() { changes += 1 }
  func panelDidChange(_ panel: Panel) { changed() }
  func heard() {}
}
