import CommonMark
import SiteTemplates

extension Heading {
  /// What a template can show of the heading.
  var value: PageValue {
    ["level": .number(level), "text": .string(text), "anchor": .string(anchor)]
  }
}

extension HeadingNode {
  /// What a template can show of the heading and those below it.
  var value: PageValue {
    [
      "text": .string(heading.text), "anchor": .string(heading.anchor),
      "children": .list(children.map(\.value)),
    ]
  }
}

extension Paginator {
  /// What a template can show of the stretch.
  var value: PageValue {
    [
      "number": .number(number), "count": .number(count),
      "previous": .optional(address(ofPage: number - 1)),
      "next": .optional(address(ofPage: number + 1)), "first": .optional(address(ofPage: 1)),
      "last": .optional(address(ofPage: count)),
    ]
  }
}
