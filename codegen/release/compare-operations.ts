import { arrayAt, isObject, objectAt, objectEntries, textOf, type Json, type JsonObject } from '../json.ts';
import { compareNamed, compareSchemas, type Comparison } from './compare-schemas.ts';
import { resolved } from './published.ts';

/** Reports what a client of the REST interface of `before` cannot cope with in `after`. */
export function compareOperations(before: JsonObject, after: JsonObject, run: Comparison): void {
  const now = operationsOf(after);
  for (const [address, operation] of operationsOf(before)) {
    const name = textOf(operation['operationId']);
    const other = now.get(address);
    if (other === undefined) run.report(name, `${address} was removed`);
    else compareOperation(operation, other, run);
  }
  compareNamed('Error', before, after, run);
}

function operationsOf(document: JsonObject): Map<string, JsonObject> {
  return new Map(
    objectEntries(document['paths'], 'paths').flatMap(([path, item]) =>
      objectEntries(item, path).map(([method, operation]): [string, JsonObject] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  );
}

function compareOperation(before: JsonObject, after: JsonObject, run: Comparison): void {
  const name = textOf(before['operationId']);
  if (after['operationId'] !== before['operationId']) {
    run.report(name, `its operationId is now ${textOf(after['operationId'])}`);
  }
  for (const caller of lost(callersOf(before), callersOf(after))) run.report(name, `no longer admits ${caller}`);
  compareParameters(before, after, name, run);
  compareBody(before, after, name, run);
  compareAnswers(before, after, name, run);
}

function callersOf(operation: JsonObject): string[] {
  const access = operation['x-access'];
  return isObject(access) ? arrayAt(access['callers'], 'callers').map(textOf) : [];
}

function compareParameters(before: JsonObject, after: JsonObject, name: string, run: Comparison): void {
  const listed = (operation: JsonObject, lookup: Comparison['before']): Map<string, JsonObject> =>
    new Map(
      arrayAt(operation['parameters'], `${name}/parameters`).map((entry) => {
        const parameter = resolved(entry, lookup);
        return [`${textOf(parameter['in'])}/${textOf(parameter['name'])}`, parameter];
      }),
    );
  const [old, now] = [listed(before, run.before), listed(after, run.after)];
  for (const [key, parameter] of old) {
    const other = now.get(key);
    if (other === undefined) run.report(`${name}/${key}`, 'was removed');
    else compareSchemas(parameter['schema'] ?? {}, other['schema'] ?? {}, 'sent', `${name}/${key}`, run);
  }
  for (const [key, parameter] of now) {
    if (parameter['required'] === true && old.get(key)?.['required'] !== true) {
      run.report(`${name}/${key}`, 'became required');
    }
  }
}

function compareBody(before: JsonObject, after: JsonObject, name: string, run: Comparison): void {
  const [old, now] = [resolved(before['requestBody'], run.before), resolved(after['requestBody'], run.after)];
  if (now['required'] === true && old['required'] !== true) run.report(`${name}/body`, 'became required');
  compareContents(old, now, { direction: 'sent', place: `${name}/body` }, run);
}

function compareContents(
  before: JsonObject,
  after: JsonObject,
  { direction, place }: { readonly direction: 'sent' | 'received'; readonly place: string },
  run: Comparison,
): void {
  const now = objectAt(after['content'], place);
  for (const [type, media] of objectEntries(before['content'], place)) {
    const other = now[type];
    if (other === undefined) run.report(place, `no longer has ${type}`);
    // What a stream may carry is told event by event.
    else if (type !== 'text/event-stream') {
      compareSchemas(media['schema'] ?? {}, objectAt(other, place)['schema'] ?? {}, direction, place, run);
    }
  }
}

function compareAnswers(before: JsonObject, after: JsonObject, name: string, run: Comparison): void {
  const now = objectAt(after['responses'], name);
  for (const [status, source] of Object.entries(objectAt(before['responses'], name))) {
    const answer = resolved(source, run.before);
    const other = resolved(now[status], run.after);
    if (Number(status) >= 400) continue;
    if (now[status] === undefined) run.report(name, `no longer answers ${status}`);
    else compareContents(answer, other, { direction: 'received', place: `${name}/${status}` }, run);
    for (const [header, description] of objectEntries(answer['headers'], name)) {
      const kept = objectAt(objectAt(other['headers'], name)[header], name);
      if (description['required'] === true && kept['required'] !== true) {
        run.report(`${name}/${status}/header/${header}`, 'may now be absent');
      }
    }
  }
  const refusals = refusalsOf(after, run.after);
  const known = refusalsOf(before, run.before);
  for (const code of refusals.keys()) if (!known.has(code)) run.grow(name, `may now refuse with ${code}`);
  for (const [code, spelled] of known) {
    const other = refusals.get(code);
    // A condition that no longer arises harms nobody.
    if (other !== undefined && other !== spelled) run.report(name, `${code} is now spelled ${other}, was ${spelled}`);
  }
}

/** By code: the status and the `error` text of a refusal. */
function refusalsOf(operation: JsonObject, lookup: Comparison['before']): Map<string, string> {
  const answers = Object.entries(objectAt(operation['responses'], 'responses')).filter(
    ([status]) => Number(status) >= 400,
  );
  return new Map(
    answers.flatMap(([status, source]) => {
      const content = objectAt(resolved(source, lookup)['content'], 'content');
      const examples = objectAt(objectAt(content['application/json'], 'content')['examples'], 'examples');
      return Object.entries(examples).map(([code, example]): [string, string] => [
        code,
        `${status} ${errorOf(example)}`,
      ]);
    }),
  );
}

function errorOf(example: Json): string {
  const value = isObject(example) ? example['value'] : undefined;
  return isObject(value) ? textOf(value['error']) : '';
}

function lost(before: readonly string[], after: readonly string[]): string[] {
  return before.filter((entry) => !after.includes(entry));
}
