// Code that imports this module needs no other for Combine's names. Where both declare a name, this
// module's wins over OpenCombine's, so pattern code imports only this one.
@_exported public import OpenCombine
