import { toolAccess } from '../../generated/access.ts';
import { errorTable, toolErrors } from '../../generated/errors.ts';
import type { ToolName } from '../../generated/tools.ts';
import type { Loose, TestHub } from '../support/start-hub.ts';
import { judgeOf, refusalSchema, servedTools } from './fuzz-schema.ts';
import { hugeNumber } from './fuzz-open.ts';
import { isCarriedValue } from './fuzz-values.ts';

/** What one call came to; `fault` is what must never be. */
export type Outcome =
  | { readonly kind: 'ok' }
  | { readonly kind: 'refused'; readonly by: 'http' | 'schema' | 'rule'; readonly code: string }
  | { readonly kind: 'fault'; readonly told: string };

/** The JSON text of arguments, with the number that `JSON.stringify` does not spell. */
export const toText = (args: unknown): string => JSON.stringify(args).replaceAll(`"${hugeNumber}"`, '1e400');

/** A `tools/call` message around arguments that are JSON text already. */
export const messageOf = (tool: ToolName, text: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":${text}}}`;

/** Sends one message. */
export async function callOnce(hub: TestHub, tool: ToolName, text: string, token: string): Promise<Outcome> {
  const { status, body } = await hub.api('POST', '/mcp', { token, body: messageOf(tool, text), headers: json });
  return outcomeOf(tool, status, body);
}

/** Sends several messages as one batch, which the hub answers one after the other; a single one is no batch. */
export async function callTogether(
  hub: TestHub,
  tool: ToolName,
  texts: readonly string[],
  token: string,
): Promise<Outcome[]> {
  const [only, second] = texts;
  if (only !== undefined && second === undefined) return [await callOnce(hub, tool, only, token)];
  const body = `[${texts.map((text) => messageOf(tool, text)).join()}]`;
  const { status, body: answers } = await hub.api('POST', '/mcp', { token, body, headers: json });
  if (!Array.isArray(answers) || answers.length !== texts.length) {
    return texts.map(() => ({ kind: 'fault', told: `the batch: ${status} ${JSON.stringify(answers)}` }));
  }
  return answers.map((answer) => outcomeOf(tool, status, answer));
}

const json = { 'content-type': 'application/json' };
const outputs = new Map(servedTools.map(({ name, outputSchema }) => [name, judgeOf(outputSchema)]));
const judgeRefusal = judgeOf(refusalSchema);
const spelled = new Map(servedTools.map(({ name }) => [name, spellingsOf(name)]));

function outcomeOf(tool: ToolName, status: number, body: Loose): Outcome {
  if (status >= 500) return fault(`HTTP ${status} ${JSON.stringify(body)}`);
  if (status >= 400) return { kind: 'refused', by: 'http', code: `${status}` };
  if (status !== 200) return fault(`HTTP ${status}`);
  if (body.error !== undefined) {
    if (body.error.code !== -32602) return fault(`error ${JSON.stringify(body.error)}`);
    return { kind: 'refused', by: 'schema', code: JSON.stringify(body.error.data) };
  }
  const { content, structuredContent, isError } = body.result;
  const told = JSON.parse(content[0].text);
  if (isError === true) return refusalOf(tool, told);
  if (told.ok !== true) return fault(`neither ok nor an error: ${content[0].text}`);
  if (!isCarriedValue(told)) return fault(`half a character in ${content[0].text}`);
  if (JSON.stringify(structuredContent) !== content[0].text) return fault('the text is not the structured content');
  const judge = outputs.get(tool);
  if (judge?.(structuredContent) === true) return { kind: 'ok' };
  return fault(`the output breaks its schema: ${JSON.stringify(judge?.errors)} in ${content[0].text}`);
}

function refusalOf(tool: ToolName, told: Loose): Outcome {
  const { error, code, status } = told;
  if (!judgeRefusal(told))
    return fault(`no refusal: ${JSON.stringify(judgeRefusal.errors)} in ${JSON.stringify(told)}`);
  // Some codes have a field of this name, which wins.
  if (typeof status === 'number' && !(status >= 400 && status < 500)) return fault(`status ${status}: ${error}`);
  const isDeclared = spelled.get(tool)?.get(code)?.test(error) === true;
  return isDeclared ? { kind: 'refused', by: 'rule', code } : fault(`undeclared ${code}: ${error}`);
}

const fault = (told: string): Outcome => ({ kind: 'fault', told: told.slice(0, 2_000) });

/** The codes that a tool declares as its callers read them; a field in braces is whatever the refusal fills in. */
function spellingsOf(tool: ToolName): ReadonlyMap<string, RegExp> {
  const { user, node } = toolAccess[tool].audience;
  const denials = [user, node].flatMap((audience) => ('deny' in audience ? [audience.deny] : []));
  return new Map(
    [...toolErrors[tool], ...denials].map((code) => {
      const text = errorTable[code].toolError.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.*');
      return [code, new RegExp(`^${text}$`)];
    }),
  );
}
