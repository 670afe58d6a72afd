# Counterpoint. `make site` and `make test` do everything; `make help` lists the rest.

.POSIX:
.DEFAULT_GOAL := help
SWIFT ?= swift
BUILD_SITE = .build/debug/build-site
# `make site FRESH=--fresh` computes everything again (see Sources/Study/README.md, *What is kept between builds*).
FRESH =
# What else `swift build` is told. Other flags build everything again.
BUILD_FLAGS =
BUILD = $(SWIFT) build $(BUILD_FLAGS)

.PHONY: help site test format serve lint build unit consumers browser verify-release verify-calls \
	verify-starters verify-own-pattern verify-kept measure measure-tests measure-faults benchmark needs test-needs

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

site: needs ## installs what is missing, builds, writes site/ and says where; BASE_URL is its address
	$(BUILD) --product build-site
	$(BUILD_SITE) build $(FRESH) $${BASE_URL:+--base-url "$$BASE_URL"}

test: needs test-needs lint build unit consumers browser ## everything that must hold: format, warnings, tests, pages

format: ## formats all Swift sources in place
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

serve: needs ## shows the site in a browser while you write it; Control-C ends it
	$(BUILD) --product build-site
	$(BUILD_SITE) serve

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

build:
	$(BUILD) --build-tests

# A test whose tool is missing fails here; a plain `swift test` skips it.
unit: test-needs build
	COUNTERPOINT_TOOLS=required SWIFT="$(SWIFT)" Tools/run-unit-tests

# A package of its own uses the products from outside; its copy and its build stay in .build.
consumers: needs
	SWIFT="$(SWIFT)" Tools/check-consumers

browser: site
	Tools/check-pages

verify-calls: site ## invariant 6: calls in the recordings against llvm's counts of the bare code
	Tools/verify-calls

verify-release: needs ## the same bytes in release, and 20 processes that agree (takes minutes)
	Tools/verify-release

verify-starters: needs ## what `build-site new` begins compiles, is checked and tested (takes minutes)
	Tools/verify-starters

verify-own-pattern: needs ## a pattern in a package of its own is built, checked, shown and tested (takes minutes)
	Tools/verify-own-pattern

verify-kept: needs ## what builds keep is never stale, whatever is edited (takes minutes)
	Tools/verify-kept

measure: needs ## what recording costs, in release (takes minutes)
	Tools/measure

measure-tests: needs ## what unit tests reach without a view, into content/data (takes minutes)
	Tools/measure-tests

measure-faults: needs ## which unit tests catch which wrong implementation, into content/data (takes minutes)
	Tools/measure-faults

benchmark: needs ## the generator against Hugo, in release (takes about an hour)
	Benchmarks/compare

needs:
	@Tools/install-needs

test-needs:
	@Tools/install-needs tests
