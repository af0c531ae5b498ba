import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { awaitTask } from './await-task.ts';
import { addTaskOptions, createTask, type TaskOptions } from './send-task.ts';

/** `ahub ask ALIAS TEXT|-` */
export function addAsk(program: Command): void {
  const command = program
    .command('ask')
    .argument('<alias>', 'agent that is asked')
    .argument('<text>', 'the question; - reads it from stdin')
    .description('send a task, wait for its end, and print the answer')
    .action(act(askAgent));
  withExamples(
    addTaskOptions(command),
    "ahub ask beta 'Which tests fail?'",
    'answer=$(ahub ask beta - --timeout 15m < question.md)',
  );
}

async function askAgent(context: Context, options: TaskOptions, alias: string, text: string): Promise<number> {
  const sent = await createTask(context, options, alias, text);
  const id = sent.task_id ?? sent.message_id;
  if (context.out.isTerminal) context.out.say(`${id} is sent; waiting for its end.`);
  return awaitTask(context, id, options.timeout);
}
