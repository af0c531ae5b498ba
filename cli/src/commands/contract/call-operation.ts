import type { Command } from 'commander';
import { openAsBlob, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Hub, ListRows, OperationInputs } from '../../../../clients/typescript/src/index.ts';
import type { ContractOperation } from '../../generated/contract.ts';
import { CliError, UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { count, several } from '../../parts/values.ts';
import { describeOperation } from './describe-call.ts';
import { findByName } from './find-by-name.ts';
import { followEvents } from './follow-events.ts';
import { readFields, requireFields, type Input } from './read-fields.ts';

interface ApiOptions {
  readonly field?: readonly string[];
  readonly input?: string;
  readonly paginate?: true;
  readonly idempotencyKey?: string;
  readonly output?: string;
  readonly since?: string;
  readonly max?: number;
  readonly describe?: true;
}

/** `ahub api OPERATION` */
export function addApi(program: Command): void {
  program
    .command('api')
    .argument('[operation]', 'id of the operation; without it all of them are listed')
    .description('call any operation of the REST contract')
    .option(
      '-f, --field <name=value>',
      'a field: name=value, name:=JSON or name@file; several times for several',
      several,
    )
    .option('--input <file>', 'a JSON object with fields; - reads it from stdin')
    .option('--paginate', 'print the rows of all pages of a list, one a line')
    .option('--idempotency-key <key>', 'the same key does a write once, however often it is called')
    .option('--output <file>', 'where the bytes of a file go')
    .option('--since <id>', 'the id of an event behind which a stream begins')
    .option('--max <events>', 'end a stream after so many events', count)
    .option('--describe', 'show what the operation takes and answers')
    .action(act(callOperation));
}

async function callOperation(context: Context, options: ApiOptions, name?: string): Promise<void> {
  const { out } = context;
  const { operations } = await import('../../generated/contract.ts');
  if (name === undefined) {
    return out.rows(operations, [
      { title: 'operation', of: ({ id }) => id },
      { title: 'place', of: ({ place }) => place },
      { title: 'what it does', of: ({ summary }) => summary },
    ]);
  }
  const operation = findByName(operations, ({ id }) => id, name, 'operation', 'ahub api');
  if (options.describe) return out.object(operation, describeOperation);
  const { id, fields, form } = operation;
  if (options.paginate && operation.paged === undefined)
    throw new UsageError(`${id} answers no pages: leave --paginate out`);
  const hub = context.hub();
  if (form === 'door') return callDoor(context, hub, options);
  const { input: file, field = [] } = options;
  const input = await readFields(field, fields, { input: file, readStdin: context.readStdin }, '-f');
  const { networkId } = context.settings;
  if (networkId !== undefined && fields.some((entry) => entry.name === 'network_id')) input['network_id'] ??= networkId;
  requireFields(input, fields, '-f');
  if (form === 'events') return followEvents(context, hub, operation, input, options);
  if (form === 'file') return download(context, hub, { id, input }, options);
  if (form === 'upload') return out.json(await upload(context, id, input, options));
  await callPlain(context, hub, operation, input, options);
}

async function callPlain(
  { out, signal }: Context,
  hub: Hub,
  { id }: ContractOperation,
  input: Input,
  { idempotencyKey, paginate }: ApiOptions,
): Promise<void> {
  if (paginate) {
    for await (const row of hub.list(id as keyof ListRows, input, { signal })) out.json(row, 'line');
    return;
  }
  const operation = id as keyof OperationInputs;
  out.json(await hub.call(operation as 'getMe', input, { idempotencyKey, signal }));
}

async function upload(
  { hub, signal }: Context,
  id: string,
  input: Input,
  { idempotencyKey }: ApiOptions,
): Promise<unknown> {
  const path = String(input['file']);
  const content = await openAsBlob(path).catch(() => {
    throw new UsageError(`cannot read the file ${path}`, 'Give it as -f file@path');
  });
  if (id === 'importNetwork') {
    const { name, dry_run: dryRun } = input as { readonly name?: string; readonly dry_run?: unknown };
    return hub().networks.import(content, { name, dryRun: isDry(dryRun), idempotencyKey, signal });
  }
  const networkId = typeof input['network_id'] === 'string' ? input['network_id'] : undefined;
  return hub({ ...(networkId !== undefined && { networkId }) }).files.upload(content, basename(path), {
    idempotencyKey,
    signal,
  });
}

const yes: readonly unknown[] = [true, 1, 'true', '1'];
const no: readonly unknown[] = [undefined, null, false, 0, 'false', '0'];

/** JSON gives it as any type. @throws UsageError it is not understood, and must not become an import */
function isDry(given: unknown): boolean {
  if (!yes.includes(given) && !no.includes(given)) {
    throw new UsageError(`dry_run is not ${JSON.stringify(given)}`, 'It is true or false');
  }
  return yes.includes(given);
}

async function download(
  { out, signal }: Context,
  hub: Hub,
  { id, input }: { readonly id: string; readonly input: Input },
  { output }: ApiOptions,
): Promise<void> {
  if (output === undefined && out.isTerminal)
    throw new UsageError('a file does not belong on a terminal', 'Give --output FILE');
  const blob =
    id === 'exportNetwork'
      ? new Response(await hub.networks.export(String(input['network_id']), { signal }))
      : await hub.files.download(String(input['file_id']), { signal });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (output === undefined) return out.bytes(bytes);
  try {
    writeFileSync(output, bytes);
  } catch (error) {
    throw new CliError(`cannot write ${output}: ${(error as Error).message}`);
  }
  out.say(`${bytes.length} bytes are in ${output}.`);
}

/** The door of tools takes JSON-RPC: `-f method=tools/list`. */
async function callDoor({ out, signal, readStdin }: Context, hub: Hub, options: ApiOptions): Promise<void> {
  const fields = [
    {
      name: 'method',
      kinds: ['string'],
      about: 'A method of JSON-RPC, such as tools/list, or the name of a tool',
      required: true,
    },
    { name: 'params', kinds: ['object'], about: 'Its parameters, as JSON' },
    { name: 'jsonrpc', kinds: ['string'], about: 'Always 2.0' },
    { name: 'id', kinds: ['string', 'integer'], about: 'Comes back in the answer' },
  ] as const;
  const input = await readFields(options.field ?? [], fields, { input: options.input, readStdin }, '-f');
  requireFields(input, fields, '-f');
  const params = (input['params'] ?? {}) as Input;
  const { idempotencyKey } = options;
  const result = await hub.tool(input['method'] as 'get_inbox', params as { alias: string }, {
    idempotencyKey,
    signal,
  });
  out.json({ jsonrpc: '2.0', id: input['id'] ?? 1, result });
}
