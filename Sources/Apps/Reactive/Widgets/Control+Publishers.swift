public import HeadlessUI
public import OpenCombine

extension Control {
  /// Publishes whenever an event of the control happens.
  ///
  /// The publisher does not keep the control alive. A subscription is a binding from the control's
  /// owner, so assemble a screen before you subscribe to its publishers.
  public func publisher(for event: ControlEvent) -> AnyPublisher<Void, Never> {
    AnyPublisher(
      HappeningPublisher(self, event.rawValue) { control, notify in
        let action = Action { notify(()) }
        control.addUnboundAction(action, for: event)
        return { [weak control] in control?.removeAction(action, for: event) }
      })
  }
}

extension Button {
  /// Publishes taps.
  public var tapPublisher: AnyPublisher<Void, Never> { publisher(for: .touchUpInside) }
}

extension SearchBar {
  /// Publishes the text whenever the user changes it.
  public var textPublisher: AnyPublisher<String, Never> {
    happenings("text", of: self, \.listeners) { _, happening in
      if case .changed(let text) = happening { text } else { nil }
    }
  }

  /// Publishes whenever the user taps the keyboard's search key.
  public var searchPublisher: AnyPublisher<Void, Never> {
    happenings("search", of: self, \.listeners) { $1 == .submitted ? () : nil }
  }

  /// Publishes a Boolean value whenever editing begins or ends.
  public var isEditingPublisher: AnyPublisher<Bool, Never> {
    happenings("isEditing", of: self, \.listeners) { _, happening in
      switch happening {
      case .began: true
      case .ended: false
      case .changed, .submitted: nil
      }
    }
  }
}

extension TableView {
  /// Publishes the rows that the user taps.
  public var selectionPublisher: AnyPublisher<IndexPath, Never> {
    happenings("selection", of: self, \.listeners) { _, happening in
      if case .selected(let indexPath) = happening { indexPath } else { nil }
    }
  }

  /// Publishes the first visible row whenever the table scrolls.
  public var contentOffsetPublisher: AnyPublisher<Int, Never> {
    happenings("contentOffset", of: self, \.listeners) { table, happening in
      happening == .scrolled ? table.offsetOfFirstRow : nil
    }
  }
}

/// Publishes the selected events of a widget's listeners.
private func happenings<Widget: View, Happening, Output>(
  _ name: String, of widget: Widget, _ listeners: KeyPath<Widget, Listeners<Happening>>,
  _ select: @escaping (Widget, Happening) -> Output?
) -> AnyPublisher<Output, Never> {
  AnyPublisher(
    HappeningPublisher(widget, name) { widget, notify in
      let listener = widget[keyPath: listeners].add { [weak widget] happening in
        if let widget, let output = select(widget, happening) { notify(output) }
      }
      return { listener.end() }
    })
}
