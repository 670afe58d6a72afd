/// The combined shape of the values of one name on all pages that supply it.
package struct ValueShape: Sendable {
  private(set) var kinds: ShapeKinds = []
  private(set) var members: [String: ValueShape] = [:]
  /// The combined shape of a list's elements; empty if unknown.
  private(set) var element: [ValueShape] = []
  /// Indicates whether the value is a condition that is true on some page.
  private var isEverTrue = false

  /// Creates a shape without any value.
  package init() {}

  init(of value: PageValue) { insert(value) }

  /// Adds a value to the shape.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  package mutating func insert(_ value: PageValue) {
    switch value {
    case .string: kinds.insert(.string)
    case .html: kinds.insert(.html)
    case .rich: kinds.insert(.rich)
    case .number: kinds.insert(.number)
    case .bool(let condition):
      kinds.insert(.bool)
      isEverTrue = isEverTrue || condition
    case .list(let values):
      kinds.insert(.list)
      if element.isEmpty, !values.isEmpty { element = [ValueShape()] }
      for value in values { element[0].insert(value) }
    case .dictionary(let values):
      kinds.insert(.dictionary)
      insert(values)
    }
  }

  /// Adds the values of a dictionary.
  package mutating func insert(_ values: [String: PageValue]) {
    for (name, value) in values { members[name, default: ValueShape()].insert(value) }
  }

  /// Returns the shape of the transformed value; `nil` if it is unknown.
  func applying(_ transform: ValueTransform) -> ValueShape? {
    switch transform {
    case .limited, .matching, .reversed, .sorted: self
    case .grouped: element.first.map(Self.groups)
    case .first, .last: element.first
    case .capitalized, .inwords, .lowercased, .uppercased: ValueShape(of: "")
    case .count, .index, .minusone, .plusone: ValueShape(of: 0)
    case .empty, .equals, .equalzero, .even, .odd: ValueShape(of: true)
    }
  }

  /// Returns the shape of groups of a list's elements.
  private static func groups(of element: ValueShape) -> ValueShape {
    var elements = ValueShape(of: [])
    elements.element = [element]
    // A key is a number or a text, or false for elements without one.
    var group = ValueShape(of: ["key": 0])
    group.insert(["key": ""])
    group.insert(["key": false])
    group.members["elements"] = elements
    var groups = ValueShape(of: [])
    groups.element = [group]
    return groups
  }

  /// Returns the kinds of the value if a transform accepts none of them; otherwise `nil`.
  ///
  /// A value that a page does not have is false, so a condition that is never true is ignored.
  func unfitKinds(for transform: ValueTransform) -> ShapeKinds? {
    let known = isEverTrue ? kinds : kinds.subtracting(.bool)
    return !known.isEmpty && known.isDisjoint(with: transform.kinds) ? known : nil
  }

  /// Indicates whether a section over the value opens list elements; `nil` if it is not known.
  var isList: Bool? {
    let opened = kinds.subtracting(.bool)
    if opened == .list { return true }
    return opened.isEmpty || opened.contains(.list) || isEverTrue ? nil : false
  }

  /// The value that a section brings into scope.
  enum TagOpening {
    /// No value, because the section is over a condition.
    case nothing
    /// An unknown value: on all current pages, the list is empty or the value is false.
    case unknown
    /// A list's element, or the value itself.
    case shape(ValueShape)
  }

  /// The value that a section over this one brings into scope.
  var opening: TagOpening {
    if let element = element.first { return .shape(element) }
    if kinds == [.bool] { return isEverTrue ? .nothing : .unknown }
    return kinds.isSubset(of: [.list, .bool]) ? .unknown : .shape(self)
  }
}

struct ShapeKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let string = ShapeKinds(rawValue: 1)
  static let html = ShapeKinds(rawValue: 2)
  static let number = ShapeKinds(rawValue: 4)
  static let bool = ShapeKinds(rawValue: 8)
  static let list = ShapeKinds(rawValue: 16)
  static let dictionary = ShapeKinds(rawValue: 32)
  static let rich = ShapeKinds(rawValue: 64)

  /// Returns the kinds in words for a template of a form, such as `a list or a dictionary`.
  func words(in form: OutputForm) -> String {
    let known: [(ShapeKinds, String)] = [
      (.string, "a text"), (.html, "HTML"), (.rich, form.rawValue), (.number, "a number"),
      (.bool, "a condition"), (.list, "a list"), (.dictionary, "a dictionary"),
    ]
    return known.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }

  /// The kind that cannot be shown directly, in words.
  var unshowable: String? {
    if contains(.list) { return "a list" }
    return contains(.dictionary) ? "a dictionary" : nil
  }
}

extension ValueShape {
  /// Returns the shape of the values that every page supplies, from the names of the site's
  /// taxonomies and the values that all pages share.
  package static func standard(
    taxonomies: [String], shared: [String: PageValue]
  ) -> ValueShape {
    var shape = ValueShape()
    for name in StandardValue.allCases {
      for specimen in name.specimens { shape.insert([name.rawValue: specimen]) }
    }
    for taxonomy in taxonomies {
      shape.insert([taxonomy: [["title": "t", "address": "/"]]])
      shape.insert([
        StandardValue.taxonomies.rawValue: .dictionary([taxonomy: StandardValue.termSpecimens])
      ])
    }
    shape.insert(shared)
    return shape
  }
}

extension StandardValue {
  /// Sample values of every form that this one can have.
  fileprivate var specimens: [PageValue] {
    switch self {
    case .title, .summary, .description, .address: ["t"]
    case .body: [.rich(html: "", markdown: "")]
    case .date, .updated: [false, Self.dateSpecimen]
    case .extra: [[:]]
    case .tree: [false, Self.treeSpecimen]
    case .menu: [[Self.node()]]
    case .headings: [[["level": 1, "text": "t", "anchor": "t"]]]
    case .contents:
      [[["text": "t", "anchor": "t", "children": [["text": "t", "anchor": "t", "children": []]]]]]
    case .words, .minutes: [1]
    case .breadcrumbs, .pages, .sections, .newest: [[Self.cardSpecimen]]
    case .section, .previous, .next: [false, Self.cardSpecimen]
    case .paginator: [false, Self.paginatorSpecimen]
    case .terms: [Self.termSpecimens]
    case .target, .canonical, .feed, .image, .twin, .sourcePath: [false, "/"]
    case .site, .data, .folders, .taxonomies: []
    }
  }

  private static let dateSpecimen: PageValue = [
    "text": "t", "rfc3339": "t", "year": 1, "month": 1, "day": 1,
  ]

  private static let cardSpecimen: PageValue = [
    "title": "t", "address": "/", "description": "t", "minutes": 1, "date": dateSpecimen,
  ]

  fileprivate static let termSpecimens: PageValue = [["title": "t", "address": "/", "count": 1]]

  private static let treeSpecimen = node(with: [node(with: [])])

  private static func node(with children: PageValue? = nil) -> PageValue {
    var values: [String: PageValue] = [
      "title": "t", "address": "/", "current": true, "open": true,
    ]
    values["children"] = children
    return .dictionary(values)
  }

  private static let paginatorSpecimen: PageValue = [
    "number": 1, "count": 1, "previous": "/", "next": "/", "first": "/", "last": "/",
  ]
}
