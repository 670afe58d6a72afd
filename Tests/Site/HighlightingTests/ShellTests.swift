import Testing

@Suite("Shells in colours") struct ShellTests {
  @Test(
    "Words are keywords where a command begins, and a comment begins with a word",
    arguments: [
      ColouredCode("sh", "echo if then # done", "c # done"),
      ColouredCode("bash", "echo a#b $# ${#c} ${d#e} \\# f"),
      ColouredCode(
        "sh", "if [ ! -f \"$a\" ]; then exit 1; fi", "k if", "s \"$a\"", "k then", "k exit", "k fi"),
      ColouredCode(
        "sh", "for f in *.txt; do cat \"$f\" | while read -r in; do :; done; done", "k for", "k in",
        "k do", "s \"$f\"", "k while", "k do", "k done", "k done"),
      ColouredCode("sh", "case \"$1\" in\n  in) ;;\nesac", "k case", "s \"$1\"", "k in", "k esac"),
      ColouredCode("sh", "ls ./if a/done --then x=if"),
      ColouredCode(
        "zsh", "a=\"$(dirname \"$0\")/b\" 'c\\'", "s \"$(", "s \"$0\")/b\"", "s 'c\\'"),
      ColouredCode("sh", "echo \"a ${b:-\"c\"} d\"", "s \"a ${", "s \"c\"} d\""),
      ColouredCode("sh", "x=$'a\\'b'", "s $'a\\'b'"),
      ColouredCode("sh", "echo $'a\\'b'", "s $'a\\'b'"),
      ColouredCode("sh", "make \\\n  if"),
      ColouredCode("sh", "! time a && exec b", "k time", "k exec"),
      ColouredCode("sh", "echo don't # a", "c # a"),
    ])
  func shell(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Texts in the lines below are strings up to their mark",
    arguments: [
      ColouredCode("sh", "cat <<EOF | sort\nif # a\nEOF \nEOF\nif", "s if # a\nEOF \nEOF", "k if"),
      ColouredCode("sh", "cat <<-'A' <<B\n\tx'\n\tA\ny\nB\nfi", "s \tx'\n\tA", "s y\nB", "k fi"),
      ColouredCode("sh", "cat <<EOF\nif", "k if"),
      ColouredCode("sh", "a <<< \"b\"; echo $((1 << 2))", "s \"b\""),
      ColouredCode("sh", "x=\"$(cat <<A\n\"b\nA\n)\"", "s \"$(", "s \"b\nA", "s )\""),
    ])
  func heredocs(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "In a session, what came back stays plain",
    arguments: [
      ColouredCode("console", "$ export A='b'\nif 'c' # d\n# e\n", "c $", "k export", "s 'b'"),
      ColouredCode("sh", "$ cargo run\n   Finished 'dev'\n$ if", "c $", "c $", "k if"),
      ColouredCode("console", "me@there:~/a$ ls \\\n  'a'\nb", "c me@there:~/a$", "s 'a'"),
      ColouredCode("shell-session", "cost: 5$ a\n$5\n100% b"),
    ])
  func session(_ code: ColouredCode) throws { try code.check() }
}
