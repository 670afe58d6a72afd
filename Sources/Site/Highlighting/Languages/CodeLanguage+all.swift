extension CodeLanguage {
  /// The languages that come with Counterpoint, except Swift: that is read by swift-syntax, in the
  /// module `Colours`.
  public static let all: [CodeLanguage] = [
    shell, session,
    json, yaml, toml, ini,
    html, xml, css, scss, markdown, diff,
    javaScript, typeScript, python, rust, go, c, cPlusPlus,
    objectiveC, java, kotlin, cSharp, sql,
  ]
}
