import { resultOf } from '../scripted-model/script.ts';
import type { Script } from '../scripted-model/script.ts';
import { connectSeat, taskOf } from '../seat.ts';
import type { Check } from './checks.ts';

interface Inbox {
  readonly messages: readonly { readonly id: string; readonly task_id: string; readonly content: string }[];
}

/** What an agent does that reads its inbox, does what waits there, and answers. */
export function workTheInbox(alias: string): Script {
  return [
    { use: 'report_status', input: { resume_id: `${alias}-1`, alias, status: 'idle' } },
    { use: 'get_inbox', input: { alias } },
    (talk) => ({
      use: 'ack_inbox',
      input: { alias, message_id: resultOf<Inbox>(talk, 'get_inbox').messages[0]?.id ?? '' },
    }),
    (talk) => {
      const [message] = resultOf<Inbox>(talk, 'get_inbox').messages;
      const input = { in_reply_to: message?.task_id ?? '', text: `${alias} did: ${message?.content ?? ''}` };
      return { use: 'send_reply', input };
    },
    { say: 'I answered.' },
  ];
}

/** A person's task is answered by the CLI alone, in its own mode without a person, with the tools of the hub. */
export const answersByTools: Check = {
  name: 'tools',
  title: 'answers a task with the tools of the hub',
  async run(world, cli) {
    const seat = await connectSeat(world, cli);
    seat.model.follow(workTheInbox(seat.alias));
    const task = await taskOf(world, seat.alias, 'Say hello');
    const { out, all } = await seat.run(cli.command('Look into your inbox on the hub and answer.'));
    const { status, result } = await task.state();
    if (status !== 'replied' || result !== `${seat.alias} did: Say hello`) {
      throw new Error(`the task is ${status}, its result ${result}: ${all}\n${seat.model.faults.join('\n')}`);
    }
    if (!out.includes('I answered.')) throw new Error(`the CLI ended with other words: ${all}`);
    await seat.close();
  },
};
