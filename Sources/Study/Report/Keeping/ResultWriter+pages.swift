import Diagnostics
import Evidence
import Foundation
import SiteFiles
import SiteTemplates
import StaticSite

extension ResultWriter {
  /// Writes what reports made.
  ///
  /// A file that copies another is written with the bytes that the other has now, so the key has to
  /// cover these.
  mutating func write(_ reported: ReportedPages) throws {
    write(reported.made) { $0.write($1) }
    write(reported.files) { $0.write($1) }
    write(reported.unmade) { $0.write($1) }
    write([UInt8](try JSONEncoder().encode(reported.diagnostics)))
  }

  /// Writes a page.
  mutating func write(_ page: Page) {
    write(page.path)
    write(page.template)
    write(page.title)
    write(.dictionary(page.values))
    write(page.source) { $0.write($1) }
    write(page.origins) { writer, origin in
      writer.write(origin.url)
      writer.write(origin.location)
      writer.write(origin.written)
    }
    write(page.files) { $0.write($1) }
  }

  private mutating func write(_ file: OutputFile) {
    write(file.path)
    write(file.bytes)
  }

  private mutating func write(_ location: SourceLocation) {
    write(location.file)
    write(location.range) { writer, range in
      for position in [range.start, range.end] {
        writer.write(position.line)
        writer.write(position.column)
      }
    }
  }
}
