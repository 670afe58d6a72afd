import Diagnostics
import SiteFiles
import SiteTemplates

/// The stages from files to a site, in order (see ``BuildStage``).
///
/// `update` lists the stages. The methods below it build the input of each.
struct SiteStages: Sendable {
  let setup: SiteSetup
  let configured: ConfigurationStage
  var content: ContentStage
  var templates = TemplateStage()
  var bodies = BodyStage()
  var summaries = SummaryStage()
  var order = ArrangementStage()
  var reports = ReportStage()
  var plans = PlanStage()
  var shared = SharedStage()
  var trees = TreeStage()
  var addresses = AddressStage()
  var checked = TemplateCheckStage()
  var pages = PageStage()
  var files = FileStage()
  var suggestions = Suggestions()
  private var isBuilt = false

  /// Creates the stages and reads the configuration, but nothing else.
  init(_ setup: SiteSetup) {
    configured = ConfigurationStage(setup)
    self.setup = setup.withDirectives(of: configured.reports)
    content = ContentStage(setup.content)
  }

  /// Updates all stages in order.
  ///
  /// - Parameters:
  ///   - changes: The files that have changed; all files in the first build.
  ///   - clock: Notified of each stage.
  /// - Returns: The site.
  mutating func update(_ changes: SiteChanges, clock: StageClock) async -> BuiltSite {
    let isFirst = !isBuilt
    isBuilt = true
    var causes = Causes(areKept: setup.explainsRebuilds && !isFirst)
    var found = SiteDifferences()
    clock.run("read") {
      found.content = content.update(contentInput(changes), &causes)
      found.templates = templates.update(
        TemplateInput(folder: setup.templates, changed: changes.templates), &causes)
      return found.content.files.count
    }
    clock.run("texts") {
      found.bodies = bodies.update(bodyInput(found), &causes)
      found.summaries = summaries.update(summaryInput(found), &causes)
      found.order = order.update(arrangementInput(found), &causes)
      return found.bodies.count
    }
    found.hasOtherReports = await reports.update(reportInput(found, isFirst, clock), &causes)
    clock.run("plan") {
      found.plans = plans.update(planInput(found), &causes)
      found.values = shared.update(sharedInput(found), &causes)
      found.trees = trees.update(treeInput(found), &causes)
      found.paths = addresses.update(addressInput(found), &causes)
      found.endlessTemplates = checked.update(templateCheckInput(found), &causes)
      return found.plans.count ?? plans.plans.byFile.count
    }
    clock.run("render") {
      found.pages = pages.update(pageInput(found), &causes)
      return found.pages.count
    }
    return clock.measure("check", count: \.pageCount) { () throws(Never) in
      let changedFiles = files.update(fileInput(found), &causes)
      if !found.content.moved.isEmpty { suggestions.texts = nil }
      if !found.paths.isEmpty { suggestions.addresses = nil }
      return builtSite(
        changedFiles: isFirst ? nil : changedFiles,
        rebuild: causes.areKept ? Rebuild(causes, found.pages, pageCount: pages.pages.count) : nil)
    }
  }
}

/// The files that have changed since the last update of a site.
struct SiteChanges: Sendable {
  let content: Affected<String>
  let templates: Affected<String>

  /// All files, for a site of which nothing has been read.
  static let everything = SiteChanges(content: .all, templates: .all)
}

/// The differences that the stages of one build found, each in its own results.
private struct SiteDifferences {
  var content = ContentChange()
  var templates = TemplateChange()
  /// The paths of the texts whose bodies were rendered.
  var bodies: Set<String> = []
  var summaries: [SummaryChange] = []
  var order = ArrangementChange()
  var hasOtherReports = false
  var plans = PlanChange()
  var values: Set<String> = []
  var trees = TreeChange()
  var paths: Set<String> = []
  /// The templates that call themselves endlessly, or no longer do.
  var endlessTemplates: Set<String> = []
  var pages: [RenderedChange] = []

  var shared: SharedChange {
    SharedChange(
      templates: templates.templates.union(endlessTemplates), values: values, trees: trees,
      paths: paths)
  }
}

// MARK: Inputs

/// The input of each stage: the results of earlier stages and the differences in them.
extension SiteStages {
  private func contentInput(_ changes: SiteChanges) -> ContentInput {
    ContentInput(
      changed: changes.content,
      reader: configured.reader(setup, includesDrafts: setup.includesDrafts))
  }

  private func bodyInput(_ found: SiteDifferences) -> BodyInput {
    BodyInput(
      content: content, change: found.content, setup: setup,
      configuration: configured.configuration, reportKinds: configured.reportKinds,
      templates: templates.directives, directives: found.templates.directives)
  }

  private func summaryInput(_ found: SiteDifferences) -> SummaryInput {
    SummaryInput(
      texts: found.bodies.union(found.content.files.keys), content: content,
      bodies: bodies.bodies)
  }

  private func arrangementInput(_ found: SiteDifferences) -> ArrangementInput {
    ArrangementInput(
      changes: found.summaries, summaries: summaries.summaries, content: content.content,
      taxonomies: configured.configuration.taxonomies, isSound: plans.isSound)
  }

  private func reportInput(
    _ found: SiteDifferences, _ isFirst: Bool, _ clock: StageClock
  ) -> ReportInput {
    ReportInput(
      configured: configured, content: content.content, change: isFirst ? nil : found.content,
      clock: clock)
  }

  private func planInput(_ found: SiteDifferences) -> PlanInput {
    // Any plan may differ when pages are added, removed or moved.
    let affectsAll =
      !found.content.moved.isEmpty || found.templates.hasOtherNames || found.hasOtherReports
    var texts = affectsAll ? .all : found.order.texts
    texts.formUnion(found.bodies)
    return PlanInput(
      arrangement: order.arrangement, content: content.content, bodies: bodies.bodies,
      reported: reports.reported, templates: templates, templateFolder: setup.templates.path,
      pageSize: configured.configuration.pageSize, texts: texts,
      taxonomies: found.order.taxonomies)
  }

  private func sharedInput(_ found: SiteDifferences) -> SharedInput {
    SharedInput(
      configuration: configured.configuration, data: content.content.data,
      changedData: found.content.data, arrangement: order.arrangement,
      hasOtherSummaries: !found.summaries.isEmpty || found.order.isRearranged,
      namedValues: templates.namedValues)
  }

  private func treeInput(_ found: SiteDifferences) -> TreeInput {
    TreeInput(
      arrangement: order.arrangement, changes: found.summaries,
      isRearranged: found.order.isRearranged, namedValues: templates.namedValues)
  }

  private func addressInput(_ found: SiteDifferences) -> AddressInput {
    AddressInput(
      plans: plans.plans, content: content.content, reported: reports.reported,
      assets: templates.assets, bundles: configured.configuration.bundles, extras: extraPaths,
      namesAssetsByContent: setup.namesAssetsByContent,
      hasOtherFiles: found.plans.isReplanned || found.content.copiesOthers
        || found.templates.hasOtherAssets)
  }

  private func templateCheckInput(_ found: SiteDifferences) -> TemplateCheckInput {
    TemplateCheckInput(
      templates: templates.library, plans: plans.plans, configuration: configured.configuration,
      shared: shared.values,
      isAffected: found.plans.isReplanned || found.plans.suppliesOthers
        || found.templates.isOtherLibrary || !found.values.isEmpty)
  }

  private func pageInput(_ found: SiteDifferences) -> PageInput {
    PageInput(
      library: checked.library, configuration: configured.configuration,
      shared: shared.values, trees: trees.trees, index: addresses.index,
      plans: plans.plans, planned: found.plans.pages, gone: found.plans.gone,
      changed: found.shared)
  }

  /// The pages and all other files: those of content and reports, assets, and `robots.txt`.
  private func fileInput(_ found: SiteDifferences) -> FileInput {
    var others = content.content.files + reports.reported.files + addresses.assets.files
    if !others.contains(where: { $0.path == Robots.path }) {
      others.append(Robots.file(baseURL: configured.configuration.baseURL))
    }
    return FileInput(rendered: found.pages, pages: pages.pages, others: others)
  }

  /// The paths of the files that the site generates.
  private var extraPaths: [String] {
    let configuration = configured.configuration
    var paths = [Robots.path]
    if configuration.baseURL != nil { paths.append(Sitemap.path) }
    if shared.hasFeed { paths.append(Feed.path) }
    paths += order.arrangement.termsWithFeed(configuration).map(\.feedPath)
    if configuration.isSearchable { paths.append(SearchEntries.rootPath) }
    return paths
  }
}
