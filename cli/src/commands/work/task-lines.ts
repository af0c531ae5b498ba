import type { Task } from '../../../../clients/typescript/src/index.ts';
import { cleanLine, cleanText } from '../../parts/clean-text.ts';
import type { Output } from '../../parts/output.ts';

type Paint = Output['paint'];

/** A status in its colour. */
export function paintStatus(status: string, paint: Paint): string {
  if (status === 'replied') return paint.green(status);
  if (status === 'failed' || status === 'expired') return paint.red(status);
  if (status === 'cancelled') return paint.dim(status);
  return paint.yellow(cleanLine(status));
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
