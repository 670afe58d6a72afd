import Foundation
import StaticSite

// Builds one site with `StaticSite` alone: `build-static-site SITE OUTPUT`, where SITE holds `content/`
// and `templates/`. Nothing here but the library's ordinary use: it is what the comparison measures.

let arguments = CommandLine.arguments.dropFirst()
guard let site = arguments.first, let output = arguments.last, arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: build-static-site SITE OUTPUT\n".utf8))
  exit(64)
}

do {
  let built = await Site(SiteSetup(content: site + "/content", templates: site + "/templates"))
    .build()
  _ = try SiteWriter(folder: output).write(try built.checkedFiles())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
