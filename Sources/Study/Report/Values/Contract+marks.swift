import Comparison
import Diagrams

extension Contract {
  /// The marks of what it lists; that *composition* may create anything goes without saying.
  var marks: [MarkedPair: Set<DependencyMatrix.Mark>] {
    directions.reduce(into: [:]) { marks, direction in
      let mark: DependencyMatrix.Mark =
        direction.kind == .notification
        ? .notified : direction.byProtocol ? .byProtocol : .direct
      marks[.init(from: direction.from, to: direction.to), default: []].insert(mark)
    }
  }

  /// Its directions as a matrix of its roles.
  ///
  /// - Parameter title: The pattern's title.
  /// - Returns: An `svg` element.
  func matrix(title: String) -> String {
    DependencyMatrix(roles: roles.map(\.role), marks: marks).svg(prefix: "\(id)", title: title)
  }
}

extension RoleRelation {
  /// The mark in a matrix; none if it is the life cycle of screens.
  var mark: MatrixMark? {
    switch permission {
    case .command: isByProtocol ? .byProtocol : .direct
    case .notification: .notified
    case .subscription: .subscribes
    case .reading: .reads
    case .creation, .composition: .builds
    case .lifeCycle: nil
    case .forbidden: .forbidden
    }
  }
}
