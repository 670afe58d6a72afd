/// One mark of a shortcode: its opening or closing mark, or all of it.
struct ShortcodeMark: WrittenMark, Sendable {
  enum ShortcodeMarkKind: Hashable, Sendable {
    /// A mark that may enclose text, if a closing mark follows.
    case opening
    /// A mark without a closing mark.
    case single
    case closing
    /// An example of a mark, to be shown to readers.
    case example(String)
    /// A comment, to be hidden from readers.
    case comment
  }

  let kind: ShortcodeMarkKind
  /// The name; empty for a mark that closes the most recent open one.
  var name = ""
  var arguments = ShortcodeArguments()
  let range: Range<Int>
}

struct ShortcodeArguments: Hashable, Sendable {
  /// The arguments without a key, in order.
  private(set) var positional: [String] = []
  private var named: [String: String] = [:]

  /// Returns the first non-empty value of some keys.
  func value(_ keys: String...) -> String? {
    keys.lazy.compactMap { named[$0] }.first { !$0.isEmpty }
  }

  /// Returns the value of the first key that is present, or the positional argument at an index.
  func value(at index: Int, or keys: String...) -> String? {
    keys.lazy.compactMap { named[$0] }.first
      ?? (index < positional.count ? positional[index] : nil)
  }

  mutating func add(_ key: String?, _ value: String) {
    if let key { named[key.lowercased()] = value } else { positional.append(value) }
  }
}

/// A shortcode, with the shortcodes between its marks.
struct ShortcodeNode {
  let mark: ShortcodeMark
  /// The bytes of its closing mark.
  var closing: Range<Int>?
  var children: [ShortcodeNode] = []

  /// The bytes between its marks.
  var inner: Range<Int>? { closing.map { mark.range.upperBound..<$0.lowerBound } }
  /// All bytes of the shortcode.
  var whole: Range<Int> { mark.range.lowerBound..<(closing ?? mark.range).upperBound }

  /// The maximum nesting depth: each level may add a prefix to all lines inside it, such as that
  /// of a quotation.
  static let deepest = 32

  /// Pairs marks, and returns the outermost shortcodes in order.
  ///
  /// A mark becomes a shortcode without content if it has no partner or is nested too deeply
  /// (``deepest``).
  ///
  /// - Complexity: O(*n*).
  static func nodes(_ marks: [ShortcodeMark]) -> [ShortcodeNode] {
    var open: [ShortcodeNode] = []
    var nodes: [ShortcodeNode] = []
    func add(_ node: ShortcodeNode) {
      if open.isEmpty { nodes.append(node) } else { open[open.count - 1].children.append(node) }
    }
    // The closing marks of shortcodes that are nested too deeply.
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

  /// Returns for each mark the index of its partner, if it has one.
  private static func partners(of marks: [ShortcodeMark]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: marks.count)
    var open: [Int] = []
    // With this index, a closing mark finds its opening mark even if many others are open.
    var openByName: [String: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      if mark.kind == .opening {
        open.append(index)
        openByName[mark.name, default: []].append(index)
      }
      guard mark.kind == .closing,
        let opening = mark.name.isEmpty ? open.last : openByName[mark.name]?.last
      else { continue }
      // Marks that were opened in between are never closed.
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

/// The context of a text whose marks are replaced.
struct ShortcodeText {
  /// The text's path in the site's folder.
  let path: String
  /// The keys of its front matter.
  let fields: ForeignFields
  let settings: SiteSettings
  let tree: SourceTree
  /// Receives reports of everything that was not converted.
  let log: ImportLog
}
