import Samples

/// The contents of one row of the list: the title of a program.
@Traced(.viewModel)
final class ProgramRowViewModel {
  let title: String

  init(program: Program) {
    title = program.title
  }
}
