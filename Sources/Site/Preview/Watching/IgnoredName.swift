/// Names of files that editors and systems create, and that are no content.
enum IgnoredName {
  /// Tells whether a file or folder of this name is left out of account.
  ///
  /// Hidden files, among them swap and lock files (`.page.md.swp`, `.#page.md`); backups
  /// (`page.md~`, `page.md.bak`); Emacs' automatic saves (`#page.md#`); the number by which Vim
  /// finds out whether it may write to a folder (`4913`, and up in steps of 123 while that exists);
  /// what IntelliJ writes before it renames.
  static func matches(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") || name.hasSuffix("~") || name.hasSuffix(".bak")
      || (name.hasPrefix("#") && name.hasSuffix("#")) || isProbe(name)
      || name.hasSuffix("___jb_tmp___") || name.hasSuffix("___jb_old___")
  }

  private static func isProbe(_ name: some StringProtocol) -> Bool {
    guard let number = Int(name), number >= 4913 else { return false }
    return number < 10_000 && (number - 4913).isMultiple(of: 123)
  }
}
