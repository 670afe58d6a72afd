extension ValueShape {
  /// The shape of what every page supplies.
  ///
  /// - Parameters:
  ///   - taxonomies: The names of the site's taxonomies.
  ///   - shared: The values of the site and its data.
  /// - Returns: The shape.
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
  /// Values of every form that this one can have.
  fileprivate var specimens: [PageValue] {
    switch self {
    case .title, .summary, .description, .address: ["t"]
    case .body: [.rich(html: "", markdown: "")]
    case .date, .updated: [false, Self.dateSpecimen]
    case .extra: [[:]]
    case .tree: [false, Self.treeSpecimen]
    case .menu: [[Self.nodeSpecimen]]
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

  private static let nodeSpecimen: PageValue = [
    "title": "t", "address": "/", "current": true, "open": true,
  ]

  private static let treeSpecimen = node(with: [node(with: [])])

  private static func node(with children: [PageValue]) -> PageValue {
    [
      "title": "t", "address": "/", "current": true, "open": true, "children": .list(children),
    ]
  }

  private static let paginatorSpecimen: PageValue = [
    "number": 1, "count": 1, "previous": "/", "next": "/", "first": "/", "last": "/",
  ]
}
