/// The media type of a file, by the ending of its name.
enum MediaType {
  /// The value of `Content-Type` for a file; texts are UTF-8.
  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    if let type = texts[ending] { return type + "; charset=utf-8" }
    return others[ending] ?? "application/octet-stream"
  }

  private static let texts = [
    "html": "text/html", "htm": "text/html", "css": "text/css", "js": "text/javascript",
    "mjs": "text/javascript", "json": "application/json",
    "webmanifest": "application/manifest+json",
    "xml": "application/xml", "atom": "application/atom+xml", "svg": "image/svg+xml",
    "txt": "text/plain", "md": "text/markdown", "csv": "text/csv",
  ]

  private static let others = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "woff": "font/woff",
    "woff2": "font/woff2", "pdf": "application/pdf", "mp4": "video/mp4", "webm": "video/webm",
    "mp3": "audio/mpeg", "wasm": "application/wasm", "zip": "application/zip",
  ]
}
