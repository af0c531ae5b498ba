import { isObject, objectAt, textOf, type JsonObject } from './json.ts';
import { toolErrorCodes } from './declared-errors.ts';
import type { ErrorCatalogue } from './error-catalogue.ts';
import type { Tool } from './tools.ts';

const hints = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];
const maxTitle = 60;
const maxEssential = 12;

/** Problems of what MCP clients are shown of the tools: titles, hints and the short list (rule tools-levels). */
export function lintTools(tools: readonly Tool[]): string[] {
  const titles = new Map<string, string>();
  const problems = tools.flatMap((tool) => {
    const title = textOf(tool.source['summary']);
    const taken = titles.get(title);
    titles.set(title, tool.name);
    return [
      ...(taken === undefined ? [] : [`${tool.place}: ${taken} has the same summary`]),
      ...lintTexts(tool, title),
      ...lintHints(tool),
      ...lintShortList(tool),
    ];
  });
  const essential = tools.filter(({ face }) => face['essential'] === true).length;
  return essential > maxEssential
    ? [...problems, `tools: ${essential} are essential, at most ${maxEssential}`]
    : problems;
}

/**
 * Problems of what refusals tell to call next: each names tools and parameters that there are, and what is absent or in
 * another state than the caller thinks says where to look.
 */
export function lintNext(tools: readonly Tool[], catalogue: ErrorCatalogue): string[] {
  const words = new Set(tools.flatMap(({ name, params }) => [name, ...params.map((param) => param.name)]));
  const declared = tools.flatMap(({ source, place }) => toolErrorCodes(source['x-errors'], place, catalogue));
  return [...new Set(declared)].flatMap((code) => {
    const { next = '', message = '', status } = catalogue.get(code) ?? {};
    const strange = [...next.matchAll(/[a-z]+_[a-z_]+/g)].filter(([word]) => !words.has(word));
    const isMute = (status === 404 || status === 409) && next === '' && !/[.;] \S/.test(message);
    return [
      ...strange.map(([word]) => `errors.yaml#/${code}: next names ${word}, which is no tool or parameter`),
      ...(isMute ? [`errors.yaml#/${code}: says neither in its message nor in next what to do`] : []),
    ];
  });
}

function lintTexts({ place, source }: Tool, title: string): string[] {
  const problems: string[] = [];
  if (source['summary'] === undefined || title.length > maxTitle) {
    problems.push(`${place}: the summary, its title, must have 1 to ${maxTitle} characters`);
  }
  if (source['description'] === undefined) problems.push(`${place}: the description is missing`);
  return problems;
}

/** The defaults of MCP are pessimistic, so each hint is given. */
function lintHints({ place, face }: Tool): string[] {
  const given = objectAt(face['annotations'], `${place} annotations`);
  const problems = hints
    .filter((hint) => typeof given[hint] !== 'boolean')
    .map((hint) => `${place}: ${hint} is missing`);
  const strange = Object.keys(given).filter((key) => !hints.includes(key));
  problems.push(...strange.map((key) => `${place}: annotations know no ${key}`));
  if (given['readOnlyHint'] === true && (given['destructiveHint'] !== false || given['idempotentHint'] !== true)) {
    problems.push(`${place}: what only reads destroys nothing and may be repeated`);
  }
  return problems;
}

function lintShortList({ place, face, params }: Tool): string[] {
  const problems: string[] = [];
  const names = params.map(({ name }) => name);
  for (const name of Object.keys(objectAt(face['listed'], `${place} listed`))) {
    if (!names.includes(name)) problems.push(`${place}: lists ${name}, which is no parameter of it`);
  }
  const lists = Object.values(objectAt(face['audience'], `${place} audience`)).map((entry) =>
    listOf(entry as JsonObject),
  );
  if (face['essential'] === true && !lists.includes('default')) {
    problems.push(`${place}: is essential, but nobody is shown it by default`);
  }
  return problems;
}

function listOf(entry: JsonObject): string {
  return isObject(entry) ? textOf(entry['list']) : '';
}
