import Samples

/// Something that can happen to a list of programs.
enum ProgramAction: Equatable {
  case refresh
  case scroll(to: Int)
  case receive(Result<[Program], ServerError>)
}
