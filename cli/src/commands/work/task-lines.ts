import type { Task } from '../../../../clients/typescript/src/index.ts';
import { cleanLine, cleanText } from '../../parts/clean-text.ts';
import type { Output } from '../../parts/output.ts';

type Paint = Output['paint'];

/** The status of a task or of an agent in its colour; `text` is what a table shows of it. */
export function paintStatus(status: string, paint: Paint, text: string = cleanLine(status)): string {
  if (/^(replied|idle)$/.test(status)) return paint.green(text);
  if (/^(failed|expired|error|blocked)$/.test(status)) return paint.red(text);
  if (/^(cancelled|offline)$/.test(status)) return paint.dim(text);
  return paint.yellow(text);
}

/** A task for a person, over several lines. */
export function taskLines(task: Task, paint: Paint): string[] {
  const { task_id, status, from_name, to_name, priority, created_at, completed_at, content, result } = task;
  const times = [`sent ${created_at}`, ...(completed_at === null ? [] : [`ended ${completed_at}`])].join(', ');
  return [
    `${paint.bold(task_id)}  ${paintStatus(status, paint)}`,
    paint.dim(cleanLine(`${from_name} → ${to_name}, priority ${priority}, ${times}`)),
    '',
    cleanText(content),
    ...(result === null ? [] : ['', paint.dim('Result:'), cleanText(result)]),
  ];
}
