#if !Traced

  /// Compiled out: the code is bare.
  @attached(memberAttribute)
  public macro Traced(_ role: Role) =
    #externalMacro(module: "TraceMacros", type: "UntracedMacro")

  /// Compiled out: the code is bare.
  @attached(memberAttribute)
  public macro Traced(extending role: Role) =
    #externalMacro(module: "TraceMacros", type: "UntracedMacro")

#endif
