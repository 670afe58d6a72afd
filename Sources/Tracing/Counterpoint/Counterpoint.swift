// The module that programs import: `@Traced`, roles and recordings. Without the trait `Traced`, as
// when a program asks for `Untraced`, the modules behind it are not even linked, and Role.swift
// declares the names that the program's source still uses.
#if Traced
  @_exported public import Recordings
  @_exported public import Trace
#endif
