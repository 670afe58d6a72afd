import CounterpointCommand

/// The command line with the patterns that come with Counterpoint.
@main
struct CounterpointSite {
  static func main() async { await Counterpoint.main() }
}
