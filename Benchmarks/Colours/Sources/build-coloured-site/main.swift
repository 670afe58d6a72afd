import Colours
import CommonMark
import Foundation
import Highlighting
import SiteFiles
import StaticSite

// Builds one site as `build-static-site` does, with blocks of Swift in colours:
// `build-coloured-site SITE OUTPUT`.

let arguments = CommandLine.arguments.dropFirst()
guard let site = arguments.first, let output = arguments.last, arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: build-coloured-site SITE OUTPUT\n".utf8))
  exit(64)
}

do {
  var setup = SiteSetup(content: site + "/content", templates: site + "/templates")
  setup.renderer.colourCode = Highlighter([.swift]).colour
  _ = try SiteWriter(folder: output).write(try await Site(setup).build().checkedFiles())
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
