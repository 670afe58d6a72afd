/// A shortcode as it is written: what opens it, and what closes it if it goes around something.
struct Mark: Sendable {
  /// What it is.
  enum MarkKind: Hashable, Sendable {
    /// A mark that may go around something, if a closing one follows.
    case opening
    /// One without an end mark.
    case single
    case closing
    /// An example of a mark, which readers are to see.
    case example(String)
    /// What readers are not to see.
    case comment
  }

  let kind: MarkKind
  /// What it is called; empty for one that closes whatever was opened last.
  let name: String
  let arguments: MarkArguments
  /// The bytes that it takes.
  let range: Range<Int>
}

/// What is handed to a shortcode.
struct MarkArguments: Hashable, Sendable {
  /// What has no key, in order.
  private(set) var positional: [String] = []
  private var named: [String: String] = [:]

  /// The value of the first of some keys that is there.
  func value(_ keys: String...) -> String? {
    keys.lazy.compactMap { named[$0] }.first { !$0.isEmpty }
  }

  /// An argument without a key, or that of one of some keys.
  func value(at index: Int, or keys: String...) -> String? {
    keys.lazy.compactMap { named[$0] }.first
      ?? (index < positional.count ? positional[index] : nil)
  }

  mutating func add(_ key: String?, _ value: String) {
    if let key { named[key.lowercased()] = value } else { positional.append(value) }
  }
}

/// A shortcode with what is between its marks.
struct MarkNode {
  let mark: Mark
  /// The bytes of the mark that closes it.
  var closing: Range<Int>?
  var children: [MarkNode] = []

  /// The bytes between its marks.
  var inner: Range<Int>? { closing.map { mark.range.upperBound..<$0.lowerBound } }
  /// All that it takes.
  var whole: Range<Int> { mark.range.lowerBound..<(closing ?? mark.range).upperBound }

  /// Puts marks in pairs.
  ///
  /// - Parameter marks: First to last.
  /// - Returns: The outermost ones; a closing mark that closes nothing is left out.
  static func nodes(_ marks: [Mark]) -> [MarkNode] {
    var open: [MarkNode] = []
    var nodes: [MarkNode] = []
    func add(_ node: MarkNode) {
      if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    }
    // What is never closed goes around nothing.
    func giveUp() {
      guard let node = open.popLast() else { return }
      add(MarkNode(mark: node.mark))
      node.children.forEach(add)
    }
    for mark in marks {
      switch mark.kind {
      case .opening: open.append(MarkNode(mark: mark))
      case .single, .example, .comment: add(MarkNode(mark: mark))
      case .closing:
        let index = open.lastIndex { mark.name.isEmpty || $0.mark.name == mark.name }
        guard let index else {
          add(MarkNode(mark: mark))
          continue
        }
        while open.count > index + 1 { giveUp() }
        guard var node = open.popLast() else { continue }
        node.closing = mark.range
        add(node)
      }
    }
    while !open.isEmpty { giveUp() }
    return nodes
  }
}
