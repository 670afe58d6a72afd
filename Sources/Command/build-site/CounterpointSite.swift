import CounterpointCommand

/// The command line with the patterns included in Counterpoint.
@main
struct CounterpointSite {
  static func main() async { await Counterpoint.main() }
}
