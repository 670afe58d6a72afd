#if Traced

  /// Records what a type does: each call of a method, initialiser or `deinit` that is written in it
  /// with a body, each change of a class's stored property, each read of one that is not private by
  /// another participant, each binding that a closure property or a weak delegate makes, and each
  /// object's life. What a closure does that is written in a method is recorded as done by the
  /// method's object, whatever code runs the closure.
  ///
  /// It may be attached to a class, an actor, a structure or an enumeration. Nested types and other
  /// extensions need an attribute of their own. Computed properties,
  /// subscripts, constants, static and wrapped properties are left alone. What the system's
  /// `@Observable` tracks is recorded too, and of what it ignores, or `@Published` wraps, the
  /// changes.
  ///
  /// - Parameter role: What the pattern calls the participants.
  @attached(memberAttribute)
  @attached(
    member, conformances: Traceable,
    names: named(_life), named(_observed), named(access), named(withMutation))
  @attached(extension, conformances: Traceable)
  public macro Traced(_ role: Role) =
    #externalMacro(module: "TraceMacros", type: "TracedMacro")

  /// Records what an extension does: each call of a method or initialiser that is written in it.
  ///
  /// It has a form of its own because the compiler lets no macro that adds a conformance be
  /// attached to an extension.
  ///
  /// - Parameter role: What the pattern calls the participants, as at the type itself.
  @attached(memberAttribute)
  public macro Traced(extending role: Role) =
    #externalMacro(module: "TraceMacros", type: "TracedMacro")

#endif

/// Part of an expansion of ``Traced(_:)``: records the calls of one body.
///
/// - Parameters:
///   - role: What the pattern calls the participant.
///   - stored: The properties that others may read, whose storage the body reaches directly.
///   - observed: The properties with observers.
///   - closure: The properties that hold closures.
///   - delegate: The properties that bind a delegate or a data source.
///   - observer: The properties that bind an observer.
@attached(body)
public macro TracedBody(
  _ role: Role, stored: String..., observed: String..., closure: String..., delegate: String...,
  observer: String...
) = #externalMacro(module: "TraceMacros", type: "TracedBodyMacro")

/// Part of an expansion of ``Traced(_:)``: records the changes of one property.
@attached(accessor, names: named(didSet))
public macro TracedObserver(_ role: Role) =
  #externalMacro(module: "TraceMacros", type: "TracedObserverMacro")

/// Part of an expansion of ``Traced(_:)``: records what happens to one property that others may
/// read, that has observers or that makes a binding.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(_bind_))
public macro TracedStorage(_ role: Role) =
  #externalMacro(module: "TraceMacros", type: "TracedStorageMacro")
