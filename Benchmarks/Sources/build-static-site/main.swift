import Foundation
import SiteFiles
import StaticSite

// Builds one site with `StaticSite` alone: `build-static-site SITE OUTPUT`, where SITE holds `content/`
// and `templates/`. Nothing here but the library's ordinary use: it is what the comparison measures.

let arguments = CommandLine.arguments.dropFirst()
guard let site = arguments.first, let output = arguments.last, arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: build-static-site SITE OUTPUT\n".utf8))
  exit(64)
}

do {
  let maker = Site(SiteSetup(content: site + "/content", templates: site + "/templates"))
  let built = await maker.build()
  _ = try SiteWriter(folder: output).write(try built.checkedFiles())
  // The system takes the memory back at once; giving it back piece by piece takes long.
  withExtendedLifetime((maker, built)) { exit(EXIT_SUCCESS) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
