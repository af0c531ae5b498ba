// Generated from spec/ by `make generate`. Do not edit.

/** Rows of a tool's answer that name something: tasks, agents. */
export interface McpRows {
  readonly tool: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** The member of the answer that holds the rows. */
  readonly rows: string;
  /** The member of a row that is the name. */
  readonly member: string;
}

export interface McpArgument {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  /** What stands in the texts when the argument is absent. */
  readonly otherwise?: string;
  readonly complete?: McpRows;
}

export interface McpPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly McpArgument[];
  /** `content` is a content block with `{argument}` in its texts; `read` names a resource to embed. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: McpContent }[];
}

export type McpContent = Readonly<Record<string, unknown>> & { readonly type: string; readonly read?: string };

export interface McpResource {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  /** The tool whose answer it is, and its arguments, with `{variable}` of the address in them. */
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly complete?: Readonly<Record<string, McpRows>>;
  /** What `resources/list` names; `title` has `{member}` of a row in it. */
  readonly listed: 'once' | 'own_alias' | (McpRows & { readonly title: string });
}

/** What the tool door offers besides tools. */
export interface McpParts {
  readonly instructions: { readonly [Part in 'common' | 'user' | 'node' | 'alias']?: string };
  readonly prompts: readonly McpPrompt[];
  readonly resources: readonly McpResource[];
}

export const mcpParts: McpParts = {
  instructions: {
    common: 'This hub lets agents and people exchange tasks and messages. An alias names an agent. Every answer has ok; when ok is false, code names why and message says what to do next. network_id is only needed by people in several networks. Lists come in pages: limit says how many rows, next_cursor of one answer is cursor of the next call. idempotency_key makes a repeated call safe for 24 hours. from_session is a label for the sender; the hub also records who really sent. force sends to a degraded agent (people only).',
    node: 'Your work: get_inbox shows what waits, and showing does not acknowledge it. For a task: ack_inbox with its task_id, report_status with status working, do it, then send_reply with in_reply_to (status failed if it cannot be done). Report status about once a minute, and idle when nothing waits. A task that is not yours to do goes on with reassign_task.',
    user: 'You act for a person. get_all_status shows the agents and how much they have to do, send_task gives one of them work, get_task shows its state and its result. Cards of the board (requirements_*) plan work; tasks carry it out.',
    alias: 'Your alias is {alias}.',
  },
  prompts: [
    {
      name: 'check_inbox',
      title: 'Check the inbox',
      description: 'Reads what waits for an agent and says how to work it off.',
      arguments: [
        {
          name: 'alias',
          description: 'The agent whose inbox is read',
          required: true,
          complete: { tool: 'get_all_status', rows: 'sessions', member: 'alias' },
        },
      ],
      messages: [
        { role: 'user', content: { type: 'text', text: 'This waits for {alias}, most urgent first:' } },
        { role: 'user', content: { type: 'resource', read: 'hub://inbox/{alias}' } },
        {
          role: 'user',
          content: {
            type: 'text',
            text: 'Work it off in this order. Of a task: acknowledge it (ack_inbox with alias {alias} and its task_id), report that you work on it (report_status), do it, and answer it (send_reply with in_reply_to). If it cannot be done, answer with status failed and say why. Of a message: acknowledge it and answer only if it asks something. Call get_inbox again at the end; report idle when nothing is left.',
          },
        },
      ],
    },
    {
      name: 'hand_over',
      title: 'Hand over a task',
      description: 'Gives a task that has begun to another agent, with what it must know.',
      arguments: [
        {
          name: 'task_id',
          description: 'The task',
          required: true,
          complete: { tool: 'list_tasks', rows: 'tasks', member: 'task_id' },
        },
        {
          name: 'to_alias',
          description: 'The agent that goes on; without it, choose one',
          otherwise: 'an idle agent that fits (get_all_status shows them)',
          complete: { tool: 'get_all_status', rows: 'sessions', member: 'alias' },
        },
      ],
      messages: [
        { role: 'user', content: { type: 'text', text: 'This task is to be handed over to {to_alias}:' } },
        { role: 'user', content: { type: 'resource', read: 'hub://tasks/{task_id}' } },
        {
          role: 'user',
          content: {
            type: 'text',
            text: 'First write down for the next agent, in at most ten lines: what is done, what is left, where the work stands (branches, files, addresses), what was tried and did not work, and what to beware of. Send that to it with send_message. Then call reassign_task with task_id {task_id} and its alias. Say at the end to whom it went.',
          },
        },
      ],
    },
    {
      name: 'plan_work',
      title: 'Plan work',
      description: 'Splits a goal into cards of the board and tasks for agents.',
      arguments: [
        { name: 'goal', description: 'What is to be reached', required: true },
        { name: 'max_tasks', description: 'How many tasks at most', otherwise: '5' },
      ],
      messages: [
        { role: 'user', content: { type: 'text', text: 'The board now:' } },
        { role: 'user', content: { type: 'resource', read: 'hub://board' } },
        {
          role: 'user',
          content: {
            type: 'text',
            text: "The goal: {goal}\nMake a plan of at most {max_tasks} tasks, each for one agent, each with a result that can be checked. Reuse cards that exist. get_all_status shows the agents and their queues; give work to those that are idle or least busy. Show the plan first. When it is agreed, make one card (requirements_create) with the tasks as its checklist, send each task (send_task, the card's number in context), and tick items (requirements_checklist_toggle) as tasks are replied.",
          },
        },
      ],
    },
  ],
  resources: [
    {
      name: 'task',
      uri: 'hub://tasks/{id}',
      title: 'Task',
      description: 'A task with its state and its result, as get_task answers.',
      tool: 'get_task',
      arguments: { task_id: '{id}' },
      complete: { id: { tool: 'list_tasks', rows: 'tasks', member: 'task_id' } },
      listed: {
        tool: 'list_tasks',
        arguments: { limit: 50 },
        rows: 'tasks',
        member: 'task_id',
        title: '{status}, for {to_name}',
      },
    },
    {
      name: 'inbox',
      uri: 'hub://inbox/{alias}',
      title: 'Inbox',
      description: 'What waits for an agent, as get_inbox answers; reading does not acknowledge. At most 50 deliveries.',
      tool: 'get_inbox',
      arguments: { alias: '{alias}', limit: 50 },
      complete: { alias: { tool: 'get_all_status', rows: 'sessions', member: 'alias' } },
      listed: 'own_alias',
    },
    {
      name: 'board',
      uri: 'hub://board',
      title: 'Board',
      description: 'The newest 100 cards of the board, as requirements_list answers.',
      tool: 'requirements_list',
      arguments: { limit: 100 },
      listed: 'once',
    },
  ],
};
