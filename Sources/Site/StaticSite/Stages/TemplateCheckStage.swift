import Diagnostics
import SiteTemplates

/// Templates as pages are rendered by them: checked against what the pages supply.
///
/// Depends on the templates, on which plans have which, and on the values of plans and of the site.
struct TemplateCheckStage: BuildStage {
  /// The templates, with those that call themselves without end noted; `nil` if there is no folder
  /// of them.
  private(set) var library: TemplateLibrary?
  /// The names that lead nowhere, and the values that cannot be shown as they are.
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks templates as they were read, before any page is shown by them; the caller knows whether
  /// one of them, or what is supplied to one, may differ.
  ///
  /// - Returns: The templates that call themselves without end now and did not before, or the other
  ///   way round.
  mutating func update(_ input: TemplateCheckInput, _ causes: inout Causes) -> Set<String> {
    guard input.isAffected else { return [] }
    let before = library?.endless ?? []
    diagnostics = []
    library = input.templates
    guard let templates = input.templates else { return [] }
    var standard = ValueShape.standard(
      taxonomies: input.configuration.taxonomies, shared: input.shared)
    for key in input.configuration.declaredKeys {
      for specimen in key.type.specimens { standard.insert([key.name: specimen]) }
    }
    // A layout shows texts that have a key of their own and others that have not.
    let extra = StandardValue.extra.rawValue
    for plan in input.plans.byFile.values {
      if let value = plan.ownValues[extra] { standard.insert([extra: value]) }
    }
    // A template is checked once, against all that any of its pages supplies: thousands of pages
    // have the same few shapes.
    var shapes: [String: ValueShape] = [:]
    for plan in input.plans.byFile.values {
      shapes[plan.template, default: standard].insert(plan.ownValues)
    }
    var checker = TemplateChecker(library: templates)
    for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
      checker.check(name, against: shape)
      let twin = OutputForm.twin(ofTemplate: name)
      if templates.templates[twin] != nil { checker.check(twin, against: shape) }
    }
    diagnostics = checker.diagnostics
    library?.endless = checker.endless
    let changed = checker.endless.symmetricDifference(before)
    for name in changed { causes.record(.template(name), after: causes.wayToAnything) }
    return changed
  }
}

/// The templates, and what pages supply to them.
struct TemplateCheckInput {
  /// The templates as they were read.
  let templates: TemplateLibrary?
  let plans: PagePlans
  /// The names of the taxonomies, and the keys that the site declares.
  let configuration: SiteConfiguration
  let shared: [String: PageValue]
  /// Tells whether a template, or what is supplied to one, may differ.
  let isAffected: Bool
}
