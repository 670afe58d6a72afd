import Foundation
import Preview
import StaticSite

// Shows one site while it is edited, as `build-site serve` does, with `StaticSite` and `Preview` alone:
// `serve-static-site SITE PORT`, where SITE holds `content/` and `templates/`. Ends when it is told to.

let arguments = CommandLine.arguments.dropFirst()
guard let site = arguments.first, let port = arguments.last.flatMap(UInt16.init),
  arguments.count == 2
else {
  FileHandle.standardError.write(Data("usage: serve-static-site SITE PORT\n".utf8))
  exit(64)
}

do {
  var setup = SiteSetup(content: site + "/content", templates: site + "/templates")
  setup.namesAssetsByContent = false
  try await PreviewServer(site: EditedSite(setup), port: port).run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
