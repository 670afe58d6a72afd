/// A template that has been read.
package struct Template: Sendable {
  /// The file, as messages name it.
  package let file: String
  /// What is in it.
  package let text: String
  let nodes: [TemplateNode]
}
