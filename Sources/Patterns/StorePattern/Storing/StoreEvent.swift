/// Something that a store notifies its subscribers of.
enum StoreEvent<State, Activity> {
  case change(old: State, new: State)
  case activity(Activity)
}
