import Diagnostics
import Evidence
import Foundation
import Sequences
import SiteFiles
import SiteTemplates
import StaticSite

extension ResultReader {
  /// Reads the output of reports.
  mutating func reportedPages() throws(DamagedResult) -> ReportedPages {
    ReportedPages(
      made: try pages(),
      files: try list { reader throws(DamagedResult) in try reader.file() },
      unmade: try list { reader throws(DamagedResult) in try reader.text() },
      diagnostics: try diagnostics())
  }

  /// Reads the pages of each batch at the same time.
  private mutating func pages() throws(DamagedResult) -> [Page] {
    let batches = try list { reader throws(DamagedResult) in try reader.byteList() }
    let read = batches.concurrentMap { bytes in
      Result { () throws(DamagedResult) in
        var reader = try ResultReader(bytes)
        return try reader.list { reader throws(DamagedResult) in try reader.page() }
      }
    }
    var pages: [Page] = []
    for batch in read { pages += try batch.get() }
    return pages
  }

  mutating func page() throws(DamagedResult) -> Page {
    let (path, template, title) = (try text(), try text(), try text())
    let value = try value()
    guard case .dictionary(let values) = value else { throw DamagedResult() }
    return Page(
      path: path, template: template, title: title, values: values,
      source: try optional { reader throws(DamagedResult) in try reader.location() },
      origins: try list { reader throws(DamagedResult) in
        LinkOrigin(
          url: try reader.text(), location: try reader.location(), written: try reader.text())
      },
      files: try list { reader throws(DamagedResult) in try reader.file() })
  }

  private mutating func file() throws(DamagedResult) -> OutputFile {
    OutputFile(path: try text(), bytes: try byteList())
  }

  private mutating func location() throws(DamagedResult) -> SourceLocation {
    SourceLocation(
      file: try text(),
      range: try optional { reader throws(DamagedResult) in
        SourceRange(try reader.position(), to: try reader.position())
      })
  }

  private mutating func position() throws(DamagedResult) -> SourcePosition {
    SourcePosition(line: try number(), column: try number())
  }

  private mutating func diagnostics() throws(DamagedResult) -> [Diagnostic] {
    do {
      return try JSONDecoder().decode([Diagnostic].self, from: Data(try byteList()))
    } catch {
      throw DamagedResult()
    }
  }
}

extension ResultWriter {
  /// Writes the output of reports.
  ///
  /// A copy of another file is written with that file's current bytes, which the key has to cover.
  mutating func write(_ reported: ReportedPages) throws {
    write(pages: reported.made)
    write(reported.files) { $0.write($1) }
    write(reported.unmade) { $0.write($1) }
    write([UInt8](try JSONEncoder().encode(reported.diagnostics)))
  }

  /// The number of pages that are written together, with common tables.
  private static let batchSize = 16

  /// Writes pages in batches, each at the same time, because large tables take long.
  private mutating func write(pages: [Page]) {
    let starts = Array(stride(from: 0, to: pages.count, by: Self.batchSize))
    let batches = starts.concurrentMap { start in
      var writer = ResultWriter()
      writer.write(Array(pages[start...].prefix(Self.batchSize))) { $0.write($1) }
      return writer.bytes
    }
    write(batches) { $0.write($1) }
  }

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
