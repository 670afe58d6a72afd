public import HeadlessUI
public import OpenCombine

extension SearchBar {
  /// Publishes the text whenever the person changes it.
  public var textPublisher: AnyPublisher<String, Never> {
    happenings("text") { if case .changed(let text) = $0 { text } else { nil } }
  }

  /// Publishes whenever the person taps the keyboard's search key.
  public var searchPublisher: AnyPublisher<Void, Never> {
    happenings("search") { $0 == .submitted ? () : nil }
  }

  /// Publishes whether the search bar is being edited, whenever that changes.
  public var isEditingPublisher: AnyPublisher<Bool, Never> {
    happenings("isEditing") { happening in
      switch happening {
      case .began: true
      case .ended: false
      case .changed, .submitted: nil
      }
    }
  }

  private func happenings<Output>(
    _ name: String, _ select: @escaping (SearchBarEvent) -> Output?
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher(
      HappeningPublisher(self, name) { bar, notify in
        let listener = bar.listeners.add { if let output = select($0) { notify(output) } }
        return { listener.end() }
      })
  }
}
