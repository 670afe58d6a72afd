public import Highlighting

extension CodeLanguage {
  /// Swift, by swift-syntax.
  ///
  /// ```swift
  /// setup.renderer.colourCode = Highlighter(CodeLanguage.all + [.swift]).colour
  /// ```
  ///
  /// What is too long or nested too deeply stays plain.
  public static let swift = CodeLanguage(["swift"]) { text throws(PlainCode) in
    try SwiftColours.tokens(of: text)
  }
}
