extension PageValue {
  /// The value of a name in a dictionary.
  func member(_ name: String) -> PageValue? {
    if case .dictionary(let values) = self { values[name] } else { nil }
  }

  /// The value at a path such as `date.year`; `nil` if there is none, or it is false, as what a
  /// page does not have is.
  func member(at path: String) -> PageValue? {
    var value: PageValue? = self
    for part in path.split(separator: ".") { value = value?.member(String(part)) }
    return value == .bool(false) ? nil : value
  }

  /// Tells whether it comes before another in a sorted list: numbers by size, then texts without
  /// regard to case.
  fileprivate func precedes(_ other: PageValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): return left < right
    case (.string(let left), .string(let right)):
      let (first, second) = (left.lowercased(), right.lowercased())
      return first == second ? left < right : first < second
    case (.number, .string): return true
    default: return false
    }
  }
}

extension [PageValue] {
  /// The elements in the order of what is at a path in each; those that have nothing there last,
  /// and those that have the same as they were.
  ///
  /// - Complexity: O(*n* log *n*).
  func sorted(byMember path: String) -> [PageValue] {
    let keyed = map { (key: $0.member(at: path), element: $0) }
    return keyed.sorted { left, right in
      guard let first = left.key else { return false }
      return right.key.map(first.precedes) ?? true
    }
    .map(\.element)
  }

  /// Groups of the elements that have the same at a path, in the order in which each is met first:
  /// each a `key` and its `elements`; those that have nothing there come last, with a false key.
  ///
  /// - Complexity: O(*n*).
  func grouped(byMember path: String) -> [PageValue] {
    var groups: [(key: PageValue, elements: [PageValue])] = []
    var places: [PageValue: Int] = [:]
    var others: [PageValue] = []
    for element in self {
      guard let key = element.member(at: path) else {
        others.append(element)
        continue
      }
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    if !others.isEmpty { groups.append((false, others)) }
    return groups.map { ["key": $0.key, "elements": .list($0.elements)] }
  }
}
