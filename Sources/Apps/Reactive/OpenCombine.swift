// Code that imports this module needs no other import for Combine's names. If this module and
// OpenCombine declare the same name, this module's takes precedence.
@_exported public import OpenCombine
