import { isObject, type Json, type JsonObject } from '../json.ts';
import { notice } from '../print-ts.ts';
import type { ClientFacts } from './emit-typescript.ts';
import { fieldsOf } from './named.ts';
import { pascal, snake } from './names.ts';
import { dictPrinter, parameterName, py } from './print-typed-dicts.ts';
import { listSpellings } from './spellings.ts';

const typing = 'from typing import Any, Dict, List, Literal, Optional, TypedDict, Union';

/** The modules of the Python client's core, by file name. */
export function emitPythonCore(facts: ClientFacts): Record<string, string> {
  const answers = emitAnswers(facts);
  return {
    '__init__.py': module('The core of the client, generated from the contract.', ''),
    'answers.py': answers,
    'inputs.py': emitInputs(facts),
    'operations.py': emitTables(facts),
    'errors.py': emitErrorClasses(facts),
    'events.py': emitEvents(facts),
    'calls_async.py': emitCalls(facts, true),
    'calls_sync.py': emitCalls(facts, false),
  };
}

function module(says: string, body: string, imports = ''): string {
  const head = `# ${notice}\n"""${says}"""\n\nfrom __future__ import annotations\n`;
  return `${[head, imports, body]
    .filter((part) => part !== '')
    .join('\n')
    .trimEnd()}\n`;
}

function emitAnswers({ schemas, operations, tools, otherAnswers, events, catalogue }: ClientFacts): string {
  const carried = events.flatMap(({ payload, summary }) => [payload, summary]).filter((entry) => entry !== undefined);
  const fields = [...catalogue.values()].map((entry) => entry.fields as Json);
  const roots = [
    ...operations.map(({ answer }) => answer),
    ...tools.map(({ answer }) => answer),
    ...otherAnswers,
    ...carried,
    ...fields,
  ];
  const printer = dictPrinter(roots, schemas, 'open');
  for (const { type, payload, summary } of events) {
    for (const schema of [payload, summary])
      if (schema !== undefined) printer.print(schema, eventName(type, schema === summary));
  }
  for (const { id, answer } of operations) if (isInline(answer)) printer.declare(`${pascal(id)}Answer`, answer);
  for (const { name, answer } of tools) printer.declare(`${pascal(name)}Result`, answer);
  return module(
    'What operations and tools answer. Fields that the client does not know pass as they came.',
    printer.text(),
    `${typing}\n\n`,
  );
}

function isInline(schema: JsonObject): boolean {
  return schema['$ref'] === undefined && isObject(schema['properties']);
}

function emitInputs({ schemas, operations, tools }: ClientFacts): string {
  const roots = [...operations.map(({ input }) => input), ...tools.map(({ input }) => input)];
  const printer = dictPrinter(roots, schemas, 'closed');
  for (const { id, input } of operations)
    for (const f of fieldsOf(input)) printer.print(f.schema, `${pascal(id)}${pascal(f.name)}`);
  for (const { name, input } of tools)
    for (const f of fieldsOf(input)) printer.print(f.schema, `${pascal(name)}${pascal(f.name)}`);
  return module('Shapes that operations and tools take.', printer.text(), `${typing}\n\n`);
}

function emitTables({ operations, tools }: ClientFacts): string {
  const rows = operations.map(
    ({ id, route, keyed, rows: field }) =>
      `    "${id}": ("${route}", ${py(keyed)}, ${field === undefined ? 'None' : `"${field}"`}),`,
  );
  const keys = tools.map(
    ({ name, key, repeatable }) => `    "${name}": "${key ?? (repeatable ? 'repeatable' : 'none')}",`,
  );
  return module(
    'The operations and tools as data.',
    `OPERATIONS: Dict[str, Tuple[str, bool, Optional[str]]] = {
${rows.join('\n')}
}
"""Method and path with the names that travel in the query; whether it takes a key; the field with the rows of a page."""

TOOLS: Dict[str, str] = {
${keys.join('\n')}
}
"""Where a tool takes its idempotency key: argument, meta; repeatable tools need none; none: it has none."""`,
    'from typing import Dict, Optional, Tuple\n',
  );
}

function emitErrorClasses({ catalogue, declared }: ClientFacts): string {
  const entries = [...catalogue.values()];
  const spelled = listSpellings(catalogue, declared);
  const classes = entries.map(
    ({ code, meaning }) =>
      `class ${pascal(code)}(HubError):\n    """${meaning.trim().replaceAll(/\s+/g, ' ').replaceAll('"""', "'''")}"""`,
  );
  const dict = (lines: readonly string[]): string => `{\n${lines.map((line) => `    ${line},`).join('\n')}\n}`;
  return module(
    'A class for every condition that the hub refuses with.',
    `${classes.join('\n\n\n')}


ErrorCode = Literal[
${entries.map(({ code }) => `    "${code}",`).join('\n')}
]
"""Every condition that the hub refuses with."""

CLASSES: Dict[str, Type[HubError]] = ${dict(entries.map(({ code }) => `"${code}": ${pascal(code)}`))}
"""Classes by code."""

NUMBERS: Dict[int, str] = ${dict(entries.map(({ code, number }) => `${number}: "${code}"`))}
"""Codes by the number of a tool's refusal."""

TEXTS: Dict[str, str] = ${dict(Object.entries(spelled.texts).map(([text, code]) => `${JSON.stringify(text)}: "${code}"`))}
"""From the text of an answer to its code; a key may begin with the operation or end with the status."""

PATTERNS: List[Tuple[str, str]] = [
${spelled.patterns.map(([pattern, code]) => `    (r"${pattern}", "${code}"),`).join('\n')}
]`,
    'from typing import Dict, List, Literal, Tuple, Type\n\nfrom .._hub_error import HubError\n\n',
  );
}

function emitEvents({ events, schemas }: ClientFacts): string {
  const shown = events.filter(({ type }) => !['connected', 'bye'].includes(type));
  const printer = dictPrinter([], schemas, 'open');
  type Event = ClientFacts['events'][number];
  const nameOf = (event: Event, schema: Json): string =>
    printer.print(schema, eventName(event.type, schema === event.summary));
  const classes = new Set(
    shown.flatMap((event) =>
      [event.payload, event.summary].flatMap((s) => (s === undefined ? [] : [nameOf(event, s)])),
    ),
  );
  const unionOf = (schemaOf: (event: Event) => Json | undefined): string => {
    const names = shown.flatMap((event) => {
      const schema = schemaOf(event);
      return schema === undefined ? [] : [`Framed${nameOf(event, schema)}`];
    });
    return names.length === 0 ? 'Any' : `Union[${[...new Set(names)].join(', ')}]`;
  };
  const framed = [...classes].map(
    (name) =>
      `class Framed${name}(answers.${name}):\n    """${name} with the id that a stream resumes behind."""\n\n    id: str`,
  );
  return module(
    'What streams carry. An event of a newer hub passes as it came.',
    `${framed.join('\n\n\n')}


AliasEvent = ${unionOf(({ channels, payload }) => (channels.includes('alias') ? payload : undefined))}
"""What the stream of an agent carries."""

NetworkEvent = ${unionOf(({ channels, payload, summary }) => (channels.includes('network') ? (summary ?? payload) : undefined))}
"""What the observers of a network see: metadata, never content."""

UserEvent = ${unionOf(({ channels, payload }) => (channels.includes('user') ? payload : undefined))}
"""What the stream of a person carries."""`,
    'from typing import Any, Union\n\nfrom . import answers\n\n',
  );
}

/** The name of an event's class where the contract gives its shape none. */
function eventName(type: string, isSummary: boolean): string {
  return `${pascal(type)}${isSummary ? 'Summary' : 'Event'}`;
}

/** One method for each operation and tool, with keyword arguments; without a value means: not sent. */
function emitCalls({ operations, tools, schemas }: ClientFacts, isAsync: boolean): string {
  const printer = dictPrinter([], schemas, 'closed');
  const answersOf = dictPrinter([], schemas, 'open');
  const prefixed = (type: string, room: string): string =>
    type.replaceAll(/"[^"]*"|\b[A-Z]\w*\b/g, (word) =>
      word.startsWith('"') || builtins.has(word) ? word : `${room}.${word}`,
    );
  const word = isAsync ? 'async def' : 'def';
  const wait = isAsync ? 'await ' : '';
  const method = (name: string, key: string, summary: string, input: JsonObject, answer: string): string => {
    const fields = [...fieldsOf(input)].sort((a, b) => Number(b.required) - Number(a.required));
    const parameters = fields.map(({ name: field, schema, required }) => {
      const type = prefixed(printer.print(schema, `${pascal(key)}${pascal(field)}`), 'inputs');
      return required
        ? `${parameterName(field)}: ${type}`
        : `${parameterName(field)}: Union[${type}, NotGiven] = NOT_GIVEN`;
    });
    const given = fields.map(({ name: field }) => `"${field}": ${parameterName(field)}`).join(', ');
    const list = [...(parameters.length > 0 ? ['*', ...parameters] : [])].map((line) => `\n        ${line},`).join('');
    return `    ${word} ${name}(
        self,${list}
    ) -> ${answer}:
        """${summary}."""
        return cast(${JSON.stringify(answer)}, ${wait}self._call("${key}", {${given}}))`;
  };
  const operationMethods = operations.map(({ id, summary, input, answer }) => {
    const name = isInline(answer)
      ? `answers.${pascal(id)}Answer`
      : prefixed(answersOf.print(answer, `${pascal(id)}Answer`), 'answers');
    return method(snake(id), id, summary, input, name);
  });
  const toolMethods = tools.map(({ name, summary, input }) =>
    method(name, name, summary, input, `answers.${pascal(name)}Result`),
  );
  const call = isAsync
    ? 'Callable[[str, Dict[str, object]], Awaitable[object]]'
    : 'Callable[[str, Dict[str, object]], object]';
  const prefix = isAsync ? 'Async' : '';
  const room = (name: string, says: string, methods: readonly string[]): string =>
    `class ${prefix}${name}:
    """${says}"""

    def __init__(self, call: ${call}) -> None:
        self._call = call

${methods.join('\n\n')}`;
  return module(
    'The operations and tools as methods.',
    [
      room('Operations', 'The REST operations of the contract, by name.', operationMethods),
      room('Tools', 'The tools of the contract, by name.', toolMethods),
    ].join('\n\n\n'),
    `from typing import Any, ${isAsync ? 'Awaitable, ' : ''}Callable, Dict, List, Literal, Optional, Union, cast

from .._not_given import NOT_GIVEN, NotGiven
from . import answers, inputs

`,
  );
}

const builtins = new Set(['Any', 'Dict', 'List', 'Literal', 'Optional', 'Union', 'None', 'True', 'False']);
