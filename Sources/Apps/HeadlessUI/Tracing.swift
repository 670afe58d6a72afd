// Code that imports this module can use `@Traced` without another import.
@_exported public import Trace
