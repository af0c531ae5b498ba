import type { TestDaemon } from '../../../support/daemon.ts';
import type { Loose } from '../../../support/start-hub.ts';
import { textCount } from '../hostile-texts.ts';
import type { Planter } from './planter.ts';

const key = 'ack_rules_file_request';
/** How many refusals hold all texts of an error: so often the rules must be asked for. */
export const refusals = 14;
const everyMs = 40;

/**
 * Answers what pages ask about nodes, until it is ended: rules, skills, files and log lines hold all texts. The first
 * questions of each kind are refused, each with other texts.
 */
export function answerAsDaemon(planter: Planter, daemon: TestDaemon): { readonly end: () => Promise<void> } {
  const asked = new Map<string, number>();
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      const { request } = await daemon.call('get_rules_file_request');
      if (request === null) await new Promise((resolve) => setTimeout(resolve, everyMs));
      else {
        const times = asked.get(request.op) ?? 0;
        asked.set(request.op, times + 1);
        const answer = makeAnswer(planter, request, times);
        planter.count(answer);
        await daemon.call(key, { request_id: request.request_id, ...answer });
      }
    }
  };
  const running = run();
  return {
    end() {
      isOver = true;
      return running;
    },
  };
}

/** Where the texts of an answer begin. */
const partOf = (times: number): number => Math.floor(((times % refusals) * textCount) / refusals);

function makeAnswer({ makeFor, packFor }: Planter, { op }: Loose, times: number): Loose {
  if (op === 'read_rules' && times < refusals) {
    const failed = {
      error: packFor(`${key} error`, partOf(times)),
      file_name: packFor(`${key} file_name`, partOf(times)),
    };
    return { status: 'failed', ...failed };
  }
  const all = Array.from({ length: textCount }, (_, at) => at);
  const entry = (at: number, name: string): string => makeFor(`${key} content.${name}`, at, { longest: 1_000 });
  const contents: Readonly<Record<string, () => string>> = {
    list_skills: () => JSON.stringify(all.map((at) => ({ name: entry(at, 'skill'), description: entry(at, 'about') }))),
    list_files: () =>
      JSON.stringify(all.map((at) => ({ name: entry(at, 'file'), type: at % 2 === 0 ? 'file' : 'dir' }))),
    // A page asks for a hundred lines.
    tail_logs: () =>
      all
        .filter((at) => at % 2 === 0)
        .map((at) => `${entry(at, 'line')} ${entry(at + 1, 'line')}`)
        .join('\n'),
  };
  const content = contents[op]?.() ?? packFor(`${key} content`, 0);
  return { status: 'done', exists: true, file_name: packFor(`${key} file_name`, partOf(times)), content };
}
