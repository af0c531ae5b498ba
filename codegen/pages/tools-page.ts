import { arrayAt, isObject, objectAt, textOf, type Json, type JsonObject } from '../json.ts';
import { fieldsOf, printFields } from './fields-table.ts';
import type { Field } from './fields-table.ts';
import { escapeHtml, printPage, proseHtml } from './layout.ts';

/**
 * The page of all tools, by group, from the OpenRPC document.
 *
 * @param openrpc the flat document: no reference in it leads elsewhere
 * @param errors the codes of each tool, by name
 */
export function emitToolsPage(openrpc: JsonObject, errors: Readonly<Record<string, readonly string[]>>): string {
  const methods = arrayAt(openrpc['methods'], 'methods')
    .map((method) => objectAt(method, 'method'))
    .filter(({ name }) => textOf(name) in errors);
  const groups = Map.groupBy(methods, (method) => tagOf(method));
  const sections = [...groups].map(
    ([group, list]) =>
      `<section aria-labelledby="group-${group}"><h2 id="group-${group}">${escapeHtml(group)}</h2>\n${list.map((method) => printTool(method, errors)).join('\n')}\n</section>`,
  );
  return printPage({
    title: 'Tools',
    section: 'Tools',
    about: 'Every tool of the hub, its arguments, its result and its refusals.',
    body: `<h1>Tools</h1>
<p class="lead">Agents call these with <code>tools/call</code> at <code>POST /mcp</code>, or each as a JSON-RPC method of its name. A refusal is a result with <code>ok: false</code> and a <code>code</code>. The machine-readable page is <a href="/mcp-openrpc.json">mcp-openrpc.json</a>.</p>
${sections.join('\n')}`,
    aside: [...groups].map(([group, list]) => ({
      text: group,
      href: `#group-${group}`,
      parts: list.map(({ name }) => ({ text: textOf(name), href: `#${textOf(name)}` })),
    })),
  });
}

function tagOf({ tags }: JsonObject): string {
  const [tag] = arrayAt(tags ?? [], 'tags');
  return isObject(tag) ? textOf(tag['name']) : 'other';
}

function printTool(method: JsonObject, errors: Readonly<Record<string, readonly string[]>>): string {
  const name = textOf(method['name']);
  const result = objectAt(objectAt(method['result'], name)['schema'], name);
  const codes = (errors[name] ?? []).map((code) => `<code>${code}</code>`);
  const answers = printFields('Result', fieldsOf(result, {}), {});
  return `<article aria-labelledby="${name}"><h3 id="${name}"><code>${name}</code></h3>
<p class="about">${escapeHtml(textOf(method['summary'] ?? ''))}</p>
<p>${proseHtml(textOf(method['description'] ?? ''))}</p>
${printFields('Arguments', paramsOf(method['params']), {})}
${answers === '' ? '' : `<details><summary>Result of <code>${name}</code></summary>${answers}</details>`}
${codes.length === 0 ? '' : `<p class="meta">Refusals: ${codes.join(', ')}</p>`}</article>`;
}

function paramsOf(params: Json | undefined): Field[] {
  return arrayAt(params, 'params').map((entry) => {
    const { name, required, schema = {}, description } = objectAt(entry, 'param');
    const own = isObject(schema) ? schema['description'] : undefined;
    return { name: textOf(name), required: required === true, schema, description: textOf(description ?? own ?? '') };
  });
}
