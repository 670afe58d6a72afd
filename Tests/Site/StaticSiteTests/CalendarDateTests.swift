import StaticSite
import Testing

@Suite("Dates as written") struct CalendarDateTests {
  @Test(
    "Are written out in full for feeds",
    arguments: [
      ("2024-03-01", "2024-03-01T00:00:00Z"), ("2024-02-29", "2024-02-29T00:00:00Z"),
      ("2024-03-01T09:30:15Z", "2024-03-01T09:30:15Z"),
      ("2024-03-01 09:30", "2024-03-01T09:30:00Z"),
      ("2024-03-01T09:30:15-02:30", "2024-03-01T09:30:15-02:30"),
    ])
  func reads(_ text: String, _ expected: String) {
    #expect(CalendarDate(text)?.rfc3339 == expected)
  }

  @Test(
    "Are refused if no calendar has them",
    arguments: [
      "2023-02-29", "2024-13-01", "2024-00-01", "2024-04-31", "24-03-01", "2024-3-1",
      "2024-03-01T", "2024-03-01T25:00", "2024-03-01T09:30:15+1", "2024-03-01x", "",
    ])
  func refuses(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("Are ordered by the moment meant")
  func ordered() throws {
    let east = try #require(CalendarDate("2024-03-01T01:00:00+02:00"))
    let day = try #require(CalendarDate("2024-02-29"))
    let late = try #require(CalendarDate("2024-03-01T00:30:00Z"))
    #expect([late, east, day].sorted() == [day, east, late])
  }

  @Test(
    "Are ordered across the ends of months and years, whatever the zones",
    arguments: [
      ("2024-03-01T00:30:00Z", "2024-02-29T23:30:00-05:00"),
      ("2023-03-01T00:30:00Z", "2023-02-28T23:30:00-05:00"),
      ("2024-03-01T00:30:00+01:00", "2024-02-29T23:45:00Z"),
      ("2024-05-01T00:30:00+01:00", "2024-04-30T23:45:00Z"),
      ("2025-01-01T00:30:00+01:00", "2024-12-31T23:45:00Z"),
      ("2100-03-01T00:30:00+01:00", "2100-02-28T23:45:00Z"),
    ])
  func orderedAcrossMonths(_ earlier: String, _ later: String) throws {
    let earlier = try #require(CalendarDate(earlier))
    let later = try #require(CalendarDate(later))
    #expect(earlier < later)
    #expect(!(later < earlier))
  }
}
