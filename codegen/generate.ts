import { clientOperations, clientTools, otherAnswers } from './clients/calls.ts';
import { emitPythonCore } from './clients/emit-python.ts';
import { emitTypeScriptCore, type ClientFacts } from './clients/emit-typescript.ts';
import { emitContract, type ContractFacts } from './command-line/emit-contract.ts';
import { emitErrorStatuses } from './command-line/emit-error-statuses.ts';
import { bundleOpenApi } from './bundle-openapi.ts';
import { bundleOpenRpc, flattenOpenRpc, validateOpenRpc } from './bundle-openrpc.ts';
import { declaredErrors, toolErrorsOf } from './declared-errors.ts';
import { dereferenceBundle } from './dereference.ts';
import { deriveOpenApi30 } from './derive-openapi-30.ts';
import { emitAccess } from './emit-access.ts';
import { emitEnums } from './emit-enums.ts';
import { emitErrorPage } from './emit-error-page.ts';
import { emitErrors } from './emit-errors.ts';
import { emitEvents, readEvents } from './emit-events.ts';
import { emitMcp } from './emit-mcp.ts';
import { emitRest } from './emit-rest.ts';
import { emitRoutes } from './emit-routes.ts';
import { emitTools } from './emit-tools.ts';
import { toolsInFull, toolsList } from './emit-tools-list.ts';
import { emitLineTypes, emitRequestTypes, emitResponseTypes } from './emit-validator-types.ts';
import { emitRequestValidators, emitResponseValidators } from './emit-validators.ts';
import { readErrors } from './error-catalogue.ts';
import { doorCodes, toolUnion, withErrorUnion } from './error-union.ts';
import { lintContract } from './lint-contract.ts';
import { lintExamples } from './lint-examples.ts';
import { loadSpec } from './load-spec.ts';
import { listOperations } from './operations.ts';
import { emitPages } from './pages/emit-pages.ts';
import { printJson } from './print-data.ts';
import { printYaml } from './print-yaml.ts';
import { publishShapes } from './publish-shapes.ts';
import { refuseIfAny } from './spec-error.ts';
import { listTools } from './tools.ts';
import {
  lineEntries,
  namedAnswers,
  requestEntries,
  requestTexts,
  requestViolations,
  responseEntries,
  toolTexts,
  toolViolations,
} from './validator-schemas.ts';

/** Where the cores of the clients stand in the project. */
const typeScriptCore = 'clients/typescript/src/generated';
const pythonCore = 'clients/python/src/ahub/generated';
/** What the command line knows of the contract. */
const commandLine = 'cli/src/generated';

/**
 * All generated files by name, those of a client and of the command line by their paths, made from the `spec/` folder at `directory`. The same input gives the same bytes.
 * Throws a `SpecError` naming every problem that the lint finds.
 */
export async function generate(directory: string): Promise<Map<string, string>> {
  const source = loadSpec(directory);
  const catalogue = readErrors(source.errors);
  const events = readEvents(source.events);
  const operations = listOperations(source);
  const tools = listTools(source);
  const errors = Object.fromEntries(operations.map((entry) => [entry.id, declaredErrors(entry, source, catalogue)]));
  const toolErrors = toolErrorsOf(tools, catalogue);
  const codes = doorCodes(catalogue, errors, toolErrors);
  const spec = withErrorUnion(source, catalogue, codes.rest);
  refuseIfAny(lintContract(source, operations, tools, errors, catalogue));

  const violations = Object.fromEntries(operations.map((entry) => [entry.id, requestViolations(entry, spec)]));
  const openapi = publishShapes(bundleOpenApi(spec, catalogue, errors, violations));
  refuseIfAny(lintExamples(await dereferenceBundle(openapi)));
  const openapi30 = deriveOpenApi30(openapi);
  const openrpc = bundleOpenRpc(spec, catalogue, toolUnion(source, catalogue, codes.tools));
  validateOpenRpc(openrpc);
  const flat = flattenOpenRpc(openrpc);
  const { schemas } = spec;
  const toolEntries = toolsInFull(tools, spec);
  const requests = requestEntries(operations, tools, spec);
  const answers = responseEntries(operations, tools, events, errors);
  const files: Record<string, string | Promise<string>> = {
    'openapi.json': printJson(openapi),
    'openapi.yaml': printYaml(openapi),
    'openapi-3.0.json': printJson(openapi30),
    'openapi-3.0.yaml': printYaml(openapi30),
    'mcp-openrpc.json': printJson(openrpc),
    'mcp-openrpc.flat.json': printJson(flat),
    'mcp-tools.json': printJson(toolEntries),
    'mcp-tools-list.json': printJson(toolsList(toolEntries, tools, spec)),
    'enums.ts': emitEnums(source.schemas),
    'errors.ts': emitErrors({ catalogue, schemas, operations: errors, tools: toolErrors }),
    'events.ts': emitEvents(events),
    'mcp.ts': emitMcp(spec),
    'access.ts': emitAccess(operations, tools, toolErrors),
    'routes.ts': emitRoutes(operations),
    'rest.ts': emitRest(operations, spec),
    'tools.ts': emitTools(tools, spec),
    'validators.js': emitRequestValidators(requests, {
      violations,
      toolViolations: Object.fromEntries(tools.map((tool) => [tool.name, toolViolations(tool, spec)])),
      texts: Object.fromEntries(operations.map((entry) => [entry.id, requestTexts(entry, spec)])),
      toolTexts: Object.fromEntries(tools.map((tool) => [tool.name, toolTexts(tool, spec)])),
    }),
    'validators.d.ts': emitRequestTypes(operations),
    'line-validators.js': emitRequestValidators(lineEntries(operations, spec)),
    'line-validators.d.ts': emitLineTypes(),
    'response-validators.js': emitResponseValidators(answers, namedAnswers(answers, spec)),
    'response-validators.d.ts': emitResponseTypes(),
    ...emitPages({ openrpc: flat, toolErrors, events, spec }),
    'errors.md': emitErrorPage({ spec, catalogue, operations: errors, tools: toolErrors }),
  };
  const facts = { spec, schemas, events, catalogue, declared: errors, operations, tools, toolErrors };
  const named = Object.entries(files).map(async ([name, text]) => [name, await text] as const);
  return new Map([...(await Promise.all(named)), ...(await emitCallers(facts))]);
}

type CallerFacts = Omit<ClientFacts, 'operations' | 'tools' | 'otherAnswers'> & Omit<ContractFacts, 'plain'>;

/** What the clients and the command line are made from, by path. */
async function emitCallers(facts: CallerFacts): Promise<[string, string][]> {
  const { operations, tools, spec } = facts;
  const plain = clientOperations(operations, spec);
  const ofClients = { ...facts, operations: plain, tools: clientTools(tools), otherAnswers: otherAnswers(operations) };
  const [core, contract, statuses] = await Promise.all([
    emitTypeScriptCore(ofClients),
    emitContract({ ...facts, plain }),
    emitErrorStatuses(facts.catalogue),
  ]);
  const placed = (folder: string, modules: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(modules).map(([name, text]) => [`${folder}/${name}`, text]);
  return [
    ...placed(typeScriptCore, core),
    ...placed(pythonCore, emitPythonCore(ofClients)),
    ...placed(commandLine, { 'contract.ts': contract, 'error-statuses.ts': statuses }),
  ];
}
