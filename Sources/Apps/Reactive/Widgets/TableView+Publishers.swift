public import HeadlessUI
public import OpenCombine

extension TableView {
  /// Publishes the rows that the person taps.
  public var selectionPublisher: AnyPublisher<IndexPath, Never> {
    happenings("selection") { _, happening in
      if case .selected(let indexPath) = happening { indexPath } else { nil }
    }
  }

  /// Publishes the first row in sight, whenever other rows come into sight.
  public var contentOffsetPublisher: AnyPublisher<Int, Never> {
    happenings("contentOffset") { table, happening in
      happening == .scrolled ? table.offsetOfFirstRow : nil
    }
  }

  private func happenings<Output>(
    _ name: String, _ select: @escaping (TableView, TableEvent) -> Output?
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher(
      HappeningPublisher(self, name) { table, notify in
        let listener = table.listeners.add { [weak table] happening in
          if let table, let output = select(table, happening) { notify(output) }
        }
        return { listener.end() }
      })
  }
}
