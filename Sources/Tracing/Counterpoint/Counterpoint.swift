// What any program imports: `@Traced` and roles, and what they record. Without the trait `Traced`,
// as when a program asks for `Untraced`, the modules behind it are not even linked, and Role.swift
// has what the program's source still names.
#if Traced
  @_exported public import Recordings
  @_exported public import Trace
#endif
