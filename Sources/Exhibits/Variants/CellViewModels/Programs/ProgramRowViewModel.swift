import Samples

/// What one row of the list shows: the title of a program.
@Traced(.viewModel)
final class ProgramRowViewModel {
  let title: String

  init(program: Program) {
    title = program.title
  }
}
