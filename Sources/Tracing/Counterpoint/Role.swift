#if !Traced

  /// A placeholder for a role, its family or a binding's mechanism in source that is not traced.
  public struct Role: Sendable {
    /// The family that describes a custom role.
    public typealias Family = Role

    private init() {}

    /// Creates a custom role.
    public init(_ name: String, letters: String? = nil, family: Family, sentence: String = "") {}
  }

  // These are the names of `Trace`; a test compares them.
  extension Role {
    public static var composition: Role { Role() }
    public static var coordinator: Role { Role() }
    public static var router: Role { Role() }
    public static var view: Role { Role() }
    public static var controller: Role { Role() }
    public static var presenter: Role { Role() }
    public static var interactor: Role { Role() }
    public static var viewModel: Role { Role() }
    public static var actionCreator: Role { Role() }
    public static var action: Role { Role() }
    public static var dispatcher: Role { Role() }
    public static var store: Role { Role() }
    public static var reducer: Role { Role() }
    public static var model: Role { Role() }

    // The other families.
    public static var control: Role { Role() }
    public static var presentation: Role { Role() }
    public static var screenState: Role { Role() }
    public static var dispatch: Role { Role() }
    public static var state: Role { Role() }

    // The other mechanisms.
    public static var targetAction: Role { Role() }
    public static var delegate: Role { Role() }
    public static var observer: Role { Role() }
    public static var closure: Role { Role() }
    public static var notification: Role { Role() }
    public static var keyPath: Role { Role() }
    public static var publisher: Role { Role() }
    public static var observation: Role { Role() }
  }

  /// The mechanism of a binding, unused here.
  public typealias Mechanism = Role

  /// Returns the handler; its calls are not recorded here.
  public func bound<each Argument>(
    _ mechanism: Mechanism, _ handler: @escaping (repeat each Argument) -> Void
  ) -> (repeat each Argument) -> Void { handler }

  /// Returns the handler; its calls are not recorded here.
  public func bound<each Argument>(
    _ mechanism: Mechanism, _ member: String,
    _ handler: @escaping (repeat each Argument) -> Void
  ) -> (repeat each Argument) -> Void { handler }

#endif
