import type { GetTaskAnswer, OperationAnswers, Task, ToolAnswers, UploadAnswer } from './generated/answers.ts';
import type { OperationInputs, ToolInputs } from './generated/inputs.ts';
import { operations, tools, type ListRows, type Route } from './generated/operations.ts';
import { HubError, WaitTimeout } from './hub-error.ts';
import { Inbox } from './inbox.ts';
import { Networks } from './networks.ts';
import { readPage, type Page } from './page.ts';
import { Streams } from './streams.ts';
import { bodyOf, pause, Transport, type TransportOptions } from './transport.ts';

/** How a hub is reached; `url` and `token` come from AHUB_URL and AHUB_TOKEN where they are not given. */
export interface HubOptions extends Partial<TransportOptions> {
  /** The network that calls are about, for a person with several. */
  readonly networkId?: string | undefined;
}

/** What any call may be given besides its input. */
export interface CallOptions {
  /** Kept over repetitions; a random one by default, where the call takes one. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What `send` may be told. */
export interface SendOptions extends CallOptions {
  readonly priority?: 'high' | 'normal' | 'low' | undefined;
  /** Seconds after which the task expires unread; an hour by default. */
  readonly ttlSeconds?: number | undefined;
  /** The task that this one serves. */
  readonly parentTaskId?: string | undefined;
  /** A label for the sender. */
  readonly from?: string | undefined;
  readonly networkId?: string | undefined;
  readonly force?: boolean | undefined;
}

type Filters = OperationInputs['listTasks'];

/** Which tasks to list: one status or several, and the other filters of the contract. */
export interface TaskQuery extends Omit<Filters, 'status'> {
  readonly status?: NonNullable<Filters['status']>[number] | Filters['status'];
}

/** What became of a dispatch. */
export interface Sent {
  readonly task: { readonly id: string; readonly alias: string; readonly networkId: string };
  /** The agent is offline; the task waits in its inbox. */
  readonly queued: boolean;
  /** The hub had this call before and gave its first answer again. */
  readonly replayed: boolean;
}

/** What `reply` may be told. */
export interface ReplyOptions extends CallOptions {
  readonly status?: 'replied' | 'failed' | 'cancelled' | undefined;
  readonly attachments?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** The operations of the contract, by id. */
export type Api = {
  readonly [Id in keyof OperationInputs]: (
    ...args: Arguments<OperationInputs[Id]>
  ) => Promise<OperationAnswers[Id & keyof OperationAnswers]>;
};

/** The tools of the contract, by name. */
export type Tools = {
  readonly [Name in keyof ToolInputs]: (...args: Arguments<ToolInputs[Name]>) => Promise<ToolAnswers[Name]>;
};

type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

const terminal: readonly string[] = ['replied', 'failed', 'cancelled', 'expired'];

/** A hub, seen with one token. */
export class Hub {
  readonly url: string;
  /** Every operation that takes and answers JSON: `hub.api.getStats()`. */
  readonly api: Api;
  /** Every tool: `hub.tools.get_inbox({ alias: 'beta' })`. */
  readonly tools: Tools;
  /** Event streams. */
  readonly events: Streams;
  /** Deliveries of agents. */
  readonly inbox: Inbox;
  readonly #transport: Transport;
  readonly #networkId: string | undefined;

  constructor(options: HubOptions = {}) {
    const url = options.url ?? setting('AHUB_URL') ?? 'http://127.0.0.1:9200';
    const traceparent = options.traceparent ?? setting('TRACEPARENT');
    this.#transport = new Transport({ ...options, url, token: options.token ?? setting('AHUB_TOKEN'), traceparent });
    this.#networkId = options.networkId ?? setting('AHUB_NETWORK');
    this.url = this.#transport.url;
    this.api = byName((id, input, call) => this.call(id as keyof OperationInputs, input, call)) as Api;
    this.tools = byName((name, input, call) => this.tool(name as keyof ToolInputs, input, call)) as Tools;
    this.events = new Streams(this.#transport);
    this.networks = new Networks(this.#transport);
    this.inbox = new Inbox(this);
  }

  /** Puts a task into the inbox of an agent. @throws errors.AliasNotFound, errors.NodeDegraded and others */
  async send(alias: string, task: string, options: SendOptions = {}): Promise<Sent> {
    const { priority, ttlSeconds, parentTaskId, from, force, networkId = this.#networkId } = options;
    const input = { alias, task, priority, ttl_seconds: ttlSeconds, parent_task_id: parentTaskId, from, force };
    const answer = await this.call('sendTask', { ...input, network_id: networkId }, options);
    return {
      task: { id: answer.task_id, alias: answer.actual_to.alias, networkId: answer.actual_to.network_id },
      queued: answer.queued === true,
      replayed: answer.idempotent_replay === true,
    };
  }

  /**
   * The task when it has ended, however it ended: look at its `status`.
   *
   * @throws WaitTimeout it goes on after `timeoutMs` (10 minutes by default)
   */
  async wait(taskId: string, options: { timeoutMs?: number; signal?: AbortSignal } = {}): Promise<Task> {
    const { timeoutMs = 600_000, signal } = options;
    const end = Date.now() + timeoutMs;
    for (let pauseMs = 100; ; pauseMs = Math.min(2_000, pauseMs * 1.5)) {
      const { task } = await this.call('getTask', { task_id: taskId }, { signal });
      if (terminal.includes(task.status)) return task;
      const left = end - Date.now();
      if (left <= 0) {
        const message = `task ${taskId} is ${task.status} after ${timeoutMs} ms`;
        throw new WaitTimeout({ code: 'wait_timeout', status: 0, message, operation: 'wait', fields: { task } });
      }
      await pause(Math.min(pauseMs, left), signal);
    }
  }

  /** Ends a task with an answer to who sent it. @throws errors.ReplyTaskTerminal, errors.ReplyTaskNotOwned and others */
  async reply(taskId: string, text: string, { status, attachments, ...call }: ReplyOptions = {}): Promise<void> {
    const input = { in_reply_to: taskId, text, status, attachments };
    await this.tool('send_reply', input, call);
  }

  /** Puts a message, which expects no result, into the inbox of an agent. */
  async message(alias: string, message: string, options: CallOptions = {}): Promise<void> {
    await this.tool('send_message', { alias, message, network_id: this.#networkId }, options);
  }

  /** Tasks as they are seen from outside. */
  readonly tasks = {
    /** Tasks, newest first; pages follow by themselves. */
    list: ({ status, ...query }: TaskQuery = {}, options?: CallOptions) =>
      this.list('listTasks', { ...query, ...(status && { status: [status].flat() }) }, options),
    /** A task and what the hub can observe about it. */
    get: (taskId: string, options?: CallOptions): Promise<GetTaskAnswer> =>
      this.call('getTask', { task_id: taskId }, options),
    /** The steps of a task, newest first. */
    steps: (taskId: string, options?: CallOptions) => this.list('listTaskEvents', { task_id: taskId }, options),
    cancel: (taskId: string, reason?: string, options?: CallOptions) =>
      this.tool('cancel_task', { task_id: taskId, reason }, options),
    retry: (taskId: string, options?: CallOptions) => this.tool('retry_task', { task_id: taskId }, options),
    reassign: (taskId: string, alias: string, options?: CallOptions) =>
      this.tool('reassign_task', { task_id: taskId, new_alias: alias }, options),
  };

  /** Uploaded files. */
  readonly files = {
    /** Stores a file of at most 12 MiB. */
    upload: async (
      content: Blob | Uint8Array<ArrayBuffer> | string,
      name: string,
      options: CallOptions = {},
    ): Promise<UploadAnswer> => {
      const form = new FormData();
      form.append('file', content instanceof Blob ? content : new Blob([content]), name);
      const query = this.#networkId === undefined ? '' : `?network_id=${encodeURIComponent(this.#networkId)}`;
      const headers = { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() };
      const call = { operation: 'uploadFile', method: 'POST', path: `/api/upload${query}`, headers, body: form };
      const { body } = await this.#transport.json({ ...call, repeatable: true, signal: options.signal });
      return body as UploadAnswer;
    },
    /** The bytes of a file, with their media type. */
    download: async (fileId: string, { signal }: CallOptions = {}): Promise<Blob> => {
      const path = `/api/files/${encodeURIComponent(fileId)}`;
      const call = { operation: 'downloadFile', method: 'GET', path, repeatable: true, signal };
      const response = await this.#transport.open(call);
      const { headers } = response;
      return new Response(bodyOf(call, response), { headers }).blob();
    },
  };

  /** Whole networks as files. */
  readonly networks: Networks;

  /** All rows of a list; pages follow by themselves, and each row comes once. */
  async *list<Id extends keyof ListRows>(
    id: Id,
    input: OperationInputs[Id],
    options: CallOptions = {},
  ): AsyncGenerator<ListRows[Id], void, undefined> {
    for (let cursor: string | undefined; ;) {
      const page = await this.page(id, { ...input, ...(cursor !== undefined && { cursor }) }, options);
      yield* page.rows;
      if (page.next === undefined) return;
      cursor = page.next;
    }
  }

  /** One page of a list: its rows, the cursor of the page behind it, and the whole answer. */
  async page<Id extends keyof ListRows>(
    id: Id,
    input: OperationInputs[Id],
    options: CallOptions = {},
  ): Promise<Page<ListRows[Id]>> {
    const { body, headers } = await this.#send(id, input, options);
    return readPage((operations[id] as Route)[2] ?? '', body, headers);
  }

  /** Calls an operation of the contract by its id. @throws HubError the hub refused, or did not answer */
  async call<Id extends keyof OperationInputs & keyof OperationAnswers>(
    id: Id,
    input: OperationInputs[Id],
    options: CallOptions = {},
  ): Promise<OperationAnswers[Id]> {
    return (await this.#send(id, input, options)).body as OperationAnswers[Id];
  }

  /** Calls a tool by its name. @throws HubError the hub refused, or did not answer */
  async tool<Name extends keyof ToolInputs>(
    name: Name,
    input: ToolInputs[Name],
    { idempotencyKey, signal }: CallOptions = {},
  ): Promise<ToolAnswers[Name]> {
    const place = tools[name];
    const params: Record<string, unknown> = { ...input };
    const key = idempotencyKey ?? crypto.randomUUID();
    if (place === 'k') params['idempotency_key'] ??= key;
    if (place === 'm') params['meta'] = { client_request_id: key, ...(params['meta'] as object | undefined) };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params });
    const headers = { accept: 'application/json, text/event-stream' };
    const call = { operation: name, method: 'POST', path: '/mcp', headers, body, repeatable: place !== '', signal };
    const answer = (await this.#transport.json(call)).body as { readonly result: ToolAnswers[Name] };
    return answer.result;
  }

  #send(id: keyof typeof operations, input: object, { idempotencyKey, signal }: CallOptions) {
    const [route, keyed] = operations[id] as Route;
    const [method = '', place = ''] = route.split(' ');
    const [template = '', names = ''] = place.split('?');
    const left: Record<string, unknown> = { ...input };
    const take = (name: string): unknown => {
      const value = left[name];
      delete left[name];
      return value;
    };
    const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(take(name))));
    const query = new URLSearchParams();
    for (const name of names === '' ? [] : names.split('&')) {
      const value = take(name) ?? (name === 'network_id' ? this.#networkId : undefined);
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) query.append(name, textOf(one));
      }
    }
    const isRead = method === 'GET';
    return this.#transport.json({
      operation: id,
      method,
      path: query.size === 0 ? path : `${path}?${query.toString()}`,
      headers: keyed === 1 ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {},
      body: isRead || method === 'DELETE' ? undefined : JSON.stringify(left),
      repeatable: isRead || keyed === 1,
      signal,
    });
  }
}

/** An object whose every property is a function that calls by its name. */
function byName(call: (name: string, input: object, options?: CallOptions) => unknown): unknown {
  return new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'then' ? undefined : (input: object = {}, options?: CallOptions) => call(String(name), input, options),
    },
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A setting of the environment; a browser has none. */
function setting(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name];
}

/** Whether an error is a refusal of the hub, or of a broken connection. */
export function isHubError(error: unknown): error is HubError {
  return error instanceof HubError;
}
