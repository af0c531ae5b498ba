# Everything runs on the Node that package.json pins: node_modules/.bin stands first in PATH.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
VENV := .venv

.DEFAULT_GOAL := help
.PHONY: help setup run web package demo pictures generate migration weak-passwords check lint types format test ci bench bench-quick bench-console bench-peers unit-sqlite unit-postgres codegen-tests dredd schemathesis breaking mutations console-mutations contract release-spec release-schema upgrades deploy-check sbom conformance clients guides agents

help: ## list the targets
	@grep -hE '^[a-z][a-z-]*:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

setup: node_modules/.installed ## install the exact dependencies (no service, no global tool)

node_modules/.installed: package.json package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p node_modules/.cache/hub-code && node src/main.ts --help >/dev/null # compiles the code
	@touch $@

run: setup generate web ## install, generate, build the console and start the hub on the embedded SQLite
	npm start --silent

web: setup ## build the console into web/dist, unless nothing changed
	node web/build-console.ts

demo: setup generate web ## a hub with a living fleet on http://127.0.0.1:9210; port=, pace= and seed= change it
	@$(if $(port),DEMO_PORT=$(port)) $(if $(pace),DEMO_PACE=$(pace)) $(if $(seed),DEMO_SEED=$(seed)) node examples/demo/main.ts

migration: setup ## write the next migration of both engines from the entities: name=<what-changes>
	node src/migrations/write-migration.ts $(name)
	prettier --write --log-level warn src/migrations

weak-passwords: setup ## write the list of weak passwords anew from the lists in its writer
	node codegen/write-weak-passwords.ts

generate: node_modules/.generated ## make generated/ from spec/, and the pages of errors and settings

# A folder is newer than the stamp when a file in it was added or removed.
node_modules/.generated: node_modules/.installed $(shell find spec codegen generated docs/guides clients/python/src cli/src) src/platform/settings.ts
	node codegen/main.ts
	node src/platform/write-configuration.ts
	@touch $@

check: setup ## the contract: generated files are up to date, both documents lint clean
	node codegen/main.ts --check
	redocly lint --config test/contract/redocly.yaml generated/openapi.json generated/openapi-3.0.json
	spectral lint --fail-severity=warn --ruleset test/contract/spectral.yaml generated/openapi.json generated/openapi-3.0.json

lint: setup ## style, types-aware rules and the layers
	prettier --check --log-level warn .
	eslint --max-warnings 0 .
	depcruise --config .dependency-cruiser.cjs src codegen generated
	depcruise --config web/.dependency-cruiser.cjs web/src
	depcruise --config cli/.dependency-cruiser.cjs cli/src

types: setup ## the compiler's opinion
	tsc -p .
	tsc -p web
	tsc -p test/browser
	tsc -p test/web

format: setup ## rewrite all files in the house style
	prettier --write --log-level warn .

test: setup web ## all suites on both engines; ends with `N passed, N failed`
	node test/run.ts

package: setup web ## the package that npm gets, in dist-package/: ahub with the hub and its console
	node cli/build-package.ts

pictures: setup ## the pictures of the documents, from tours of the console in Chromium
	node test/browser/make-pictures.ts

codegen-tests: setup ## the code generator
	node test/run.ts codegen

unit-sqlite: setup ## domain, REST, tools, parity, access, streams and faults on SQLite
	node test/run.ts sqlite sqlite-faults

unit-postgres: setup ## the same on a real PostgreSQL that the tests start themselves
	node test/run.ts postgres postgres-faults

dredd: setup ## every operation and documented status against a running hub
	node test/run.ts dredd

schemathesis: setup $(VENV)/.installed ## generated requests against a running hub; full=1 makes eight times as many
	node test/run.ts $(if $(full),schemathesis-full,schemathesis)

breaking: setup ## changes that break a client of the newest release of spec/released
	node test/run.ts breaking

mutations: setup $(VENV)/.installed ## twenty faults in a copy of the project, and whether a gate sees each
	node test/run.ts mutations

console-mutations: setup ## faults in a copy of the console, and whether the test that ought to see each turns red
	node test/run.ts console-mutations

contract: setup $(VENV)/.installed ## all gates of the contract but the mutations, and one table of their figures
	node test/run.ts rule-sets contract breaking dredd schemathesis clients; status=$$?; node test/contract/table.ts && exit $$status

release-spec: setup generate ## keep the published documents as a release, which later changes must not break
	node codegen/release/freeze.ts

release-schema: setup ## keep a full database of the present schema as a release, which later hubs must migrate
	DB_TYPE=sqlite node test/upgrades/write-release.ts
	DB_TYPE=postgres node test/upgrades/write-release.ts

upgrades: setup ## databases of each release, and two hubs that change their version under load, on both engines
	node test/run.ts upgrades-sqlite upgrades-postgres

deploy-check: setup ## what deploy/ holds, by the programs that it is for, and streams through real proxies
	node test/run.ts deploy

sbom: setup ## what the hub is made of, as CycloneDX, in dist-package/sbom.json
	node test/deploy/write-sbom.ts

conformance: setup ## the official MCP conformance suite, both requirement sets
	node test/run.ts conformance

clients: setup ## clients of common generators, made, compiled and run against a hub; full=1 takes those of all toolchains
	node test/run.ts $(if $(full),clients-full,clients)

agents: setup ## real agent CLIs, installed from npm into a cache folder, against a hub and scripted models
	node test/run.ts agents

guides: setup ## the code of the guides, in three languages, against a running hub
	node test/run.ts guides

$(VENV)/.installed: test/contract/requirements.txt
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

venv: $(VENV)/.installed

bench: setup ## the hub beside both limit programs on both engines, nightly-sized
	node bench/run.ts

bench-quick: setup ## the same in five minutes: shorter rounds, fewer of them
	node bench/run.ts --quick

bench-console: setup ## the console in Chromium on a full network: first load, frames, memory; quick=1 takes shorter stretches
	node bench/console.ts $(if $(quick),--quick)

bench-peers: setup ## the hub beside two programs of its kind from PyPI
	node bench/peers/run.ts

ci: ## what the continuous integration runs
	bash .ci/run
