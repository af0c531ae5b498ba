/** A piece of work that is given to an agent again and again, with other figures each time. */
export interface Assignment {
  readonly id: string;
  readonly alias: string;
  /** First line of the task; `{name}` is filled in. */
  readonly title: string;
  readonly brief: string;
  /** What the agent says while it works. */
  readonly steps: readonly string[];
  /** Markdown. */
  readonly result: string;
  /** Why it fails when it does. */
  readonly failure: string;
  /** What it asks a person, and the answer that it then works by. */
  readonly question?: readonly [question: string, answer: string];
  /** What it waits for when it is blocked. */
  readonly blocker?: string;
  /** Assignments of others that it hands out, and waits for. */
  readonly parts?: readonly string[];
  /** Who takes it over when it is handed on. */
  readonly handTo?: string;
  /** Name and content of a file that goes with the result. */
  readonly file?: readonly [name: string, content: string];
}
