/** A task as tools answer it. */
export type Row = Readonly<Record<string, unknown>>;

/** Which tools stand behind the tasks of MCP, and how their rows are told; times are ISO 8601. */
export interface TaskParts {
  readonly startedBy: string;
  readonly reads: string;
  readonly cancels: string;
  readonly lists: string;
  readonly stateReads: string;
  argumentsOf(taskId: string): object;
  /** With the network of the task: who has several must name it to write. */
  cancelArgumentsOf(row: Row): object;
  stateArgumentsOf(row: Row): object;
  idOf(answer: Row): string;
  rowOf(answer: Row): Row;
  rowsOf(answer: Row): readonly Row[];
  view(row: Row): { readonly taskId: string; readonly status: string };
  /** The answer of the call that started an ended task. `ok` is false when the work did not succeed. */
  viewResult(row: Row, state: Row | undefined): Row;
}
