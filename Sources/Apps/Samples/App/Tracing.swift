// Importers of this module can use `@Traced` without another import: tracing stays out of sight.
@_exported public import Trace
