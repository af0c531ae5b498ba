/** What a tool answered, in the order of the conversation. */
export interface ToolResult {
  /** The name under which the client offers the tool. */
  readonly tool: string;
  readonly text: string;
}

/** A conversation as one request of a client tells it. */
export interface Talk {
  /** What the user, and a hook in the user's place, said: oldest first. */
  readonly said: readonly string[];
  readonly results: readonly ToolResult[];
  /** How often the model has spoken in it. */
  readonly turns: number;
  /** Names of the tools that the client offers. */
  readonly tools: readonly string[];
  /** All that the request tells the model, as the client wrote it. */
  readonly whole: string;
}

/** What the model does in one turn: it says something, and is done; or it uses a tool, by its name on the hub. */
export type Step =
  { readonly say: string } | { readonly use: string; readonly input: Readonly<Record<string, unknown>> };

/** Decides a step from the conversation so far. The client waits as long as the promise takes. */
export type Decide = (talk: Talk) => Step | Promise<Step>;

/** One turn after the other, and after the last the model says `done`; or what decides every turn. */
export type Script = readonly (Step | Decide)[] | Decide;

/** The step of a script that comes next in a conversation. */
export async function nextStep(script: Script, talk: Talk): Promise<Step> {
  const turn = typeof script === 'function' ? script : (script[talk.turns] ?? { say: 'done' });
  return typeof turn === 'function' ? turn(talk) : turn;
}

/** The JSON that the newest result of a tool of the hub holds. @throws Error when there is none */
export function resultOf<Result>(talk: Talk, tool: string): Result {
  const found = talk.results.findLast(({ tool: name }) => isTool(name, tool));
  const text = found?.text ?? '';
  const [begin, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (begin < 0) throw new Error(`no result of ${tool} in ${JSON.stringify(talk.results).slice(0, 500)}`);
  return JSON.parse(text.slice(begin, end + 1)) as Result;
}

/** The name under which a client offers a tool of the hub. @throws Error when it does not */
export function offeredName({ tools }: Talk, tool: string): string {
  const name = tools.find((offered) => isTool(offered, tool));
  if (name === undefined) throw new Error(`the client offers no ${tool}: ${tools.join(' ')}`);
  return name;
}

/** Clients put the name of the server before that of its tool. */
function isTool(offered: string, tool: string): boolean {
  return offered === tool || (offered.endsWith(tool) && /hub[^a-z]*$/.test(offered.slice(0, -tool.length)));
}
