// Whoever imports this module can say `@Traced` without another import: tracing stays out of sight.
@_exported public import Trace
