/// A shortcode as it is written: what opens it, and what closes it if it goes around something.
struct ShortcodeMark: WrittenMark, Sendable {
  /// The kind of it.
  enum ShortcodeMarkKind: Hashable, Sendable {
    /// A mark that may go around something, if a closing one follows.
    case opening
    /// One without an end mark.
    case single
    case closing
    /// An example of a mark, which readers are to see.
    case example(String)
    /// A comment that readers are not to see.
    case comment
  }

  let kind: ShortcodeMarkKind
  /// The name; empty for one that closes whatever was opened last.
  var name = ""
  var arguments = ShortcodeArguments()
  let range: Range<Int>
}

/// The arguments of a shortcode.
struct ShortcodeArguments: Hashable, Sendable {
  /// The arguments without a key, in order.
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
struct ShortcodeNode {
  let mark: ShortcodeMark
  /// The bytes of the mark that closes it.
  var closing: Range<Int>?
  var children: [ShortcodeNode] = []

  /// The bytes between its marks.
  var inner: Range<Int>? { closing.map { mark.range.upperBound..<$0.lowerBound } }
  /// All that it takes.
  var whole: Range<Int> { mark.range.lowerBound..<(closing ?? mark.range).upperBound }

  /// The most shortcodes that may be around another one: each puts its own marks in front of all
  /// lines within, such as those of a quotation.
  static let deepest = 32

  /// Puts marks in pairs, first to last, and returns the outermost.
  ///
  /// What is never closed goes around nothing, and a closing mark that closes nothing is one of
  /// them; so with marks that ``deepest`` others are around.
  ///
  /// - Complexity: O(*n*).
  static func nodes(_ marks: [ShortcodeMark]) -> [ShortcodeNode] {
    var open: [ShortcodeNode] = []
    var nodes: [ShortcodeNode] = []
    func add(_ node: ShortcodeNode) {
      if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    }
    // The closing marks of those that are too deep.
    var alone: Set<Int> = []
    for (index, (mark, partner)) in zip(marks, partners(of: marks)).enumerated() {
      guard let partner, !alone.contains(index) else {
        add(ShortcodeNode(mark: mark))
        continue
      }
      if mark.kind == .opening, open.count >= deepest {
        alone.insert(partner)
        add(ShortcodeNode(mark: mark))
      } else if mark.kind == .opening {
        open.append(ShortcodeNode(mark: mark, closing: marks[partner].range))
      } else if let node = open.popLast() {
        add(node)
      }
    }
    return nodes
  }

  /// For each mark the index of the one with which it is a pair, if there is one.
  private static func partners(of marks: [ShortcodeMark]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: marks.count)
    var open: [Int] = []
    // A closing mark finds its opening one here, however many others are open.
    var openByName: [String: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      if mark.kind == .opening {
        open.append(index)
        openByName[mark.name, default: []].append(index)
      }
      guard mark.kind == .closing,
        let opening = mark.name.isEmpty ? open.last : openByName[mark.name]?.last
      else { continue }
      // Those opened since are never closed.
      while let last = open.popLast() {
        openByName[marks[last].name]?.removeLast()
        if last == opening { break }
      }
      partners[opening] = index
      partners[index] = opening
    }
    return partners
  }
}

/// A text whose marks are replaced.
struct ShortcodeText {
  /// The text's path in the site's folder.
  let path: String
  /// The keys of its front matter.
  let fields: ForeignFields
  /// The settings of the whole site.
  let settings: SiteSettings
  /// The site's folder.
  let tree: SourceTree
  /// Receives what was not turned.
  let log: ImportLog
}
