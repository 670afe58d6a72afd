import Comparison
import Diagrams
import Evidence
import Identifiers
import SiteTemplates
import Trace

/// The five jobs of a pattern, for the template `parts/jobs`.
struct JobValues {
  let findings: PatternFindings
  let scenarios: PlayedScenarios
  let links: Links

  private var tally: JobTally { findings.jobs }

  /// A table of jobs and roles, and a table of samples and jobs.
  var value: PageValue {
    let tally = tally
    return [
      "roles": .list(tally.roles.map(\.value)),
      "jobs": .list(
        Job.allCases.map { job in
          [
            "title": .string(job.title), "sentence": .string(job.sentence),
            "total": .number(tally.total(job)),
            "cells": .list(tally.roles.map { cell(job, $0, tally) }),
          ]
        }),
      "samples": .list(
        findings.samples.map { sample in
          [
            "title": .string(links.title(ofSample: sample.implementation.sample)),
            "cells": .list(
              Job.allCases.map { job in
                [
                  "shares": .list(
                    sample.jobs.roles.filter { sample.jobs.count(job, $0) > 0 }.map { role in
                      ["role": role.value, "cell": cell(job, role, sample.jobs)]
                    })
                ]
              }),
          ]
        }),
    ]
  }

  private func cell(_ job: Job, _ role: Role, _ tally: JobTally) -> PageValue {
    let example = tally.example(job, role)
    let line = example?.line
    return [
      "count": .string(tally.count(job, role).grouped), "plain": .number(tally.count(job, role)),
      "isMost": .bool(2 * tally.count(job, role) > tally.total(job)),
      "isZero": .bool(tally.count(job, role) == 0),
      "address": .optional(address(example)),
      "source": .optional(example.flatMap { links.source(of: line, in: $0.implementation) }),
      "line": .optional(line.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }),
    ]
  }

  /// Returns the address of an example's step on the pattern's page of the scenario.
  private func address(_ example: JobTally.Example?) -> String? {
    guard let example, let played = scenarios[example.scenario],
      let shownStep = played.stepsWithClosing.last(where: { $0.number <= example.step })
    else { return nil }
    return Address.performance(example.scenario, pattern: example.implementation.pattern)
      + "#\(shownStep.ordinal.anchor)"
  }
}
