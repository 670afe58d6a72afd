#if Traced

  /// Records what a type does.
  ///
  /// It records each call of a method, initialiser or `deinit` with a body in the type, each
  /// change of a class's stored property, each read of a non-private one by another participant,
  /// each binding that a closure property or a weak delegate creates, and each object's life. A
  /// closure written in a method is attributed to the method's object, whatever code runs it.
  ///
  /// Attach it to a class, an actor, a structure or an enumeration. Nested types and other
  /// extensions need their own attribute. Computed properties, subscripts, constants, static and
  /// wrapped properties are ignored. Properties that the system's `@Observable` tracks are
  /// recorded too. For those that it ignores, or that `@Published` wraps, only changes are
  /// recorded.
  ///
  /// - Parameter role: The role of the participants in the pattern.
  @attached(memberAttribute)
  @attached(
    member, conformances: Traceable,
    names: named(_life), named(_observed), named(access), named(withMutation))
  @attached(extension, conformances: Traceable)
  public macro Traced(_ role: Role) =
    #externalMacro(module: "TraceMacros", type: "TracedMacro")

  /// Records what an extension does: each call of a method or initialiser written in it.
  ///
  /// This is a separate macro because the compiler does not allow a macro that adds a conformance
  /// to be attached to an extension.
  ///
  /// - Parameter role: The role of the participants in the pattern, as at the type itself.
  @attached(memberAttribute)
  public macro Traced(extending role: Role) =
    #externalMacro(module: "TraceMacros", type: "TracedMacro")

#endif

/// Part of an expansion of ``Traced(_:)``: records the calls of one body.
///
/// - Parameters:
///   - role: The role of the participant in the pattern.
///   - stored: The properties that others may read, whose storage the body accesses directly.
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

/// Part of an expansion of ``Traced(_:)``: records the use of one property.
///
/// The property may be read by others, has observers or creates a binding.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(_bind_))
public macro TracedStorage(_ role: Role) =
  #externalMacro(module: "TraceMacros", type: "TracedStorageMacro")
