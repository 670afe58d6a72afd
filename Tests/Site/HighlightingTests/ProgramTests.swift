import Testing

@Suite("Programs in colours") struct ProgramTests {
  @Test(
    "JavaScript tells regular expressions from divisions, and code from text in templates",
    arguments: [
      ColouredCode("js", "let a = b / c / d", "k let"),
      ColouredCode("js", "a = /[/\"]\\/'/gi.test(b)", "s /[/\"]\\/'/gi"),
      ColouredCode("js", "f(/a/, (b) / 2 / 3)", "s /a/", "n 2", "n 3"),
      ColouredCode("js", "i++ / 2; x[0] / y /* z */", "n 2", "n 0", "c /* z */"),
      ColouredCode("js", "return /'/", "k return", "s /'/"),
      ColouredCode("js", "this / 'a' / 2", "k this", "s 'a'", "n 2"),
      ColouredCode(
        "js", "`a ${b + `c ${'}'}`} d` + 'e'", "s `a ${", "s `c ${'}'}`} d`",
        "s 'e'"),
      ColouredCode("js", "`${{ a: 1 }.a}`", "s `${", "n 1", "s }`"),
      ColouredCode("js", "`a ${b"),
      ColouredCode("javascript", "promise.catch(of); a.default = 1", "n 1"),
      ColouredCode("js", "{ class: 'a', if: 1, ok: true }", "s 'a'", "n 1", "k true"),
      ColouredCode("js", "for (const a of b) {}", "k for", "k const", "k of"),
      ColouredCode("js", "import { a as b } from 'c'", "k import", "k as", "k from", "s 'c'"),
      ColouredCode("js", "f(...this.a)", "k this"),
      ColouredCode("js", "let from = 1, get = set", "k let", "n 1"),
      ColouredCode("js", "x = 0xFFn + 1_000.5e-3 + .5", "n 0xFFn", "n 1_000.5e-3", "n .5"),
      ColouredCode("js", "v = 1.2.3 + 4px"),
      ColouredCode("jsx", "<p>Don't // see http://a.b</p>", "c // see http://a.b</p>"),
      ColouredCode("jsx", "<a href=\"b\">http://c</a>", "s \"b\""),
      ColouredCode("jsx", "<b>1</b><i>2</i>", "n 1", "n 2"),
      ColouredCode("js", "'it\n// b\n''", "c // b", "s ''"),
      ColouredCode("js", "$if = if$"),
      ColouredCode(
        "ts", "type A = { type: string; readonly b?: 'c' }", "k type", "k readonly", "s 'c'"),
      ColouredCode("ts", "@Input() a: B = null as any", "a @Input", "k null", "k as"),
      ColouredCode("ts", "const type = 1; type += x.type", "k const", "n 1"),
    ])
  func javaScript(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Python knows the prefixes of strings, and what is code in them",
    arguments: [
      ColouredCode(
        "py", "a = f\"{b['c']:>{w}.2f} {{d}}\" # e", "s f\"{", "s 'c'", "s :>{", "s }.2f} {{d}}\"",
        "c # e"),
      ColouredCode("py", "f'{a[1:2]!r}'", "s f'{", "n 1", "n 2", "s }'"),
      ColouredCode("py", "\"\"\"a\n'b' # c\n\"\"\"", "s \"\"\"a\n'b' # c\n\"\"\""),
      ColouredCode("py", "Rb'\\'' + u\"\"", "s Rb'\\''", "s u\"\""),
      ColouredCode("py", "bar'a'", "s 'a'"),
      ColouredCode(
        "python", "@app.route('/')\ndef f(): return a @ b", "a @app.route", "s '/'", "k def",
        "k return"),
      ColouredCode("py", "match a:\n  case [b]: pass", "k match", "k case", "k pass"),
      ColouredCode("py", "match = re.match(case, type)"),
      ColouredCode("py", "x.is_ = not y.class_ or 1_0j", "k not", "k or", "n 1_0j"),
      ColouredCode("py", "print('don''t', \"it's\")", "s 'don''t'", "s \"it's\""),
      ColouredCode("py", "a = '''b", "s ''"),
      ColouredCode("py", "f'{a\n}' # b", "c # b"),
      ColouredCode("py", "assert 0o17 + 0b1 == 017.e", "k assert", "n 0o17", "n 0b1", "n 017"),
      ColouredCode(
        "python", "if True and None: yield", "k if", "k True", "k and", "k None", "k yield"),
    ])
  func python(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Rust tells lifetimes from characters",
    arguments: [
      ColouredCode(
        "rs", "fn a<'a>(b: &'a str) { 'b'; '\\''; '\\u{1F980}'; 'é' }", "k fn", "s 'b'", "s '\\''",
        "s '\\u{1F980}'", "s 'é'"),
      ColouredCode("rust", "'a: loop { break 'a; }", "k loop", "k break"),
      ColouredCode(
        "rust", "r#\"a \"b\" \\\"# + r\"c\\\" + br##\"\"#\"##", "s r#\"a \"b\" \\\"#", "s r\"c\\\"",
        "s br##\"\"#\"##"),
      ColouredCode("rust", "r#type = b'a' + b\"c\"", "s b'a'", "s b\"c\""),
      ColouredCode("rust", "/* a /* b */ c */ let d", "c /* a /* b */ c */", "k let"),
      ColouredCode("rust", "/* a /* b */ let c", "k let"),
      ColouredCode(
        "rust", "#[derive(Debug, b = \"]\")] #![no_std] a[0]", "a #[derive(Debug, b = \"]\")]",
        "a #![no_std]", "n 0"),
      ColouredCode(
        "rust", "0..10; x.0.1; 1u32; 0xffu8; 1e6_f64; 2.max(3)", "n 0", "n 10", "n 1u32",
        "n 0xffu8", "n 1e6_f64", "n 2", "n 3"),
      ColouredCode("rust", "a().await?; x.r#match", "k await"),
      ColouredCode(
        "rust,ignore", "//! Doc\npub(crate) mod a;", "c //! Doc", "k pub", "k crate", "k mod"),
      ColouredCode("rust", "println!(\"a\n{}\", b)", "s \"a\n{}\""),
      ColouredCode("rust", "let s = \"it's", "k let"),
    ])
  func rust(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Go has strings over lines",
    arguments: [
      ColouredCode(
        "golang", "a := `b\\\n\"c\"` + \"\\\"\" // d", "s `b\\\n\"c\"`", "s \"\\\"\"", "c // d"),
      ColouredCode("go", "func f() (err error) { return nil }", "k func", "k return", "k nil"),
      ColouredCode("go", "r := '\\''; x.type = 1i", "s '\\''", "n 1i"),
      ColouredCode("go", "/* a // b */ go f()", "c /* a // b */", "k go"),
    ])
  func go(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "C has directives for its preprocessor, and C++ raw strings",
    arguments: [
      ColouredCode(
        "c", "#include <a/b.h> // c\n  # define D 'e'", "a #include", "s <a/b.h>", "c // c",
        "a # define", "s 'e'"),
      ColouredCode("c", "#error don't\nint a;", "a #error", "k int"),
      ColouredCode("c", "a #b ## c"),
      ColouredCode(
        "c", "unsigned x = 0xFFul + 1'000'000 + 1.5e-3f;", "k unsigned", "n 0xFFul", "n 1'000'000",
        "n 1.5e-3f"),
      ColouredCode("c", "char *s = L\"a\\\"b\" \"c\";", "k char", "s L\"a\\\"b\"", "s \"c\""),
      ColouredCode("c", "a < b && c > d"),
      ColouredCode(
        "cpp", "auto s = R\"x(a)\" \\ )x\" + u8R\"(b)\";", "k auto", "s R\"x(a)\" \\ )x\"",
        "s u8R\"(b)\""),
      ColouredCode("c++", "class A final : public B {};", "k class", "k public"),
      ColouredCode("c++", "R\"(never"),
      ColouredCode("c", "new class = this"),
      ColouredCode("objc", "@interface A\n[a b:@\"c\"];", "a @interface", "s @\"c\""),
    ])
  func c(_ code: ColouredCode) throws { try code.check() }

  @Test(
    "Java, Kotlin, C# and SQL are coloured, too",
    arguments: [
      ColouredCode(
        "java", "@Override public int a() { return 1L; }", "a @Override", "k public", "k int",
        "k return", "n 1L"),
      ColouredCode(
        "java", "\"\"\"\n a \"b\"\n\"\"\"; A.class", "s \"\"\"\n a \"b\"\n\"\"\"", "k class"),
      ColouredCode(
        "kt", "val a = \"b ${c(\"d\")} $e\"", "k val", "s \"b ${", "s \"d\"", "s } $e\""),
      ColouredCode("c#", "var a = @\"b\\\" + $\"{c}\";", "k var", "s @\"b\\\"", "s $\"{", "s }\""),
      ColouredCode(
        "sql", "SELECT \"from\" FROM a WHERE b = 'it''s' -- c", "k SELECT", "k FROM", "k WHERE",
        "s 'it''s'", "c -- c"),
    ])
  func others(_ code: ColouredCode) throws { try code.check() }
}
