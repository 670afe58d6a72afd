import Diagnostics
import StaticSite

// Builds the site of one folder, as `build-site build` does, without anything that only Counterpoint has:
// build-static-site SITE OUTPUT, where SITE holds `content/` and `templates/`.
let arguments = CommandLine.arguments
guard arguments.count == 3 else { fatalError("usage: build-static-site SITE OUTPUT") }
let setup = SiteSetup(
  content: "\(arguments[1])/content", templates: "\(arguments[1])/templates")
let files = try await Site(setup).build().checkedFiles()
_ = try SiteWriter(folder: arguments[2]).write(files)
