import Diagnostics
import Evidence
import Foundation
import SiteFiles
import SiteTemplates
import StaticSite

extension ResultReader {
  /// Reads the output of reports.
  mutating func reportedPages() throws(DamagedResult) -> ReportedPages {
    ReportedPages(
      made: try list { reader throws(DamagedResult) in try reader.page() },
      files: try list { reader throws(DamagedResult) in try reader.file() },
      unmade: try list { reader throws(DamagedResult) in try reader.text() },
      diagnostics: try diagnostics())
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
    write(reported.made) { $0.write($1) }
    write(reported.files) { $0.write($1) }
    write(reported.unmade) { $0.write($1) }
    write([UInt8](try JSONEncoder().encode(reported.diagnostics)))
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
