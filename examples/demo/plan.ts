import { Random } from './random.ts';
import type { Assignment } from './stories/assignment.ts';
import { building } from './stories/building.ts';
import { checking } from './stories/checking.ts';
import { operating } from './stories/operating.ts';
import { features, misspelt, services } from './stories/words.ts';

/** How a piece of work goes. */
export type Turn = 'reply' | 'fail' | 'ask' | 'block' | 'hand-on' | 'cancel';

/** An assignment with its figures filled in. */
export interface Job {
  readonly assignment: Assignment;
  readonly alias: string;
  /** What is sent. No two are alike. */
  readonly text: string;
  readonly turn: Turn;
  readonly priority: 'high' | 'normal' | 'low';
  /** Seconds of each of its steps. */
  readonly stepSeconds: number;
  /** Fills the places of a text. */
  readonly fill: (text: string) => string;
}

const assignments: readonly Assignment[] = [...building, ...checking, ...operating];

/** What every second dispatch or so is like; the others are answered. */
const turns: readonly Turn[] = [
  'reply',
  'reply',
  'fail',
  'ask',
  'reply',
  'block',
  'reply',
  'hand-on',
  'reply',
  'cancel',
  'reply',
];

/** The jobs of a seed, without end: rounds over all assignments, each round in another order. */
export function* planJobs(seed: string): Generator<Job, never, undefined> {
  const random = new Random(`${seed}/plan`);
  for (let at = 0; ;) {
    for (const assignment of random.shuffle(assignments)) yield makeJob(assignment, random, at++);
  }
}

/** A job of this assignment for another one that needs it. @throws Error no assignment has this id */
export function partOf(id: string, random: Random, at: number): Job {
  const assignment = assignments.find((one) => one.id === id);
  if (assignment === undefined) throw new Error(`no assignment ${id}`);
  return { ...makeJob(assignment, random, at), turn: 'reply' };
}

function makeJob(assignment: Assignment, random: Random, at: number): Job {
  const fill = fillerOf(random, at);
  return {
    assignment,
    alias: assignment.alias,
    text: fill(`${assignment.title}\n\n${assignment.brief}\n\nReference: HARB-{pr}`),
    turn: turnOf(assignment, turns[at % turns.length] ?? 'reply'),
    priority: random.pick(['high', 'normal', 'normal', 'normal', 'low']),
    stepSeconds: random.whole(7, 18),
    fill,
  };
}

/** The turn that is due, where the assignment has the words for it. */
function turnOf({ question, blocker, handTo, parts }: Assignment, due: Turn): Turn {
  if (due === 'ask' && question === undefined) return 'reply';
  if (due === 'block' && blocker === undefined) return 'reply';
  if (due === 'hand-on' && handTo === undefined) return 'reply';
  return parts !== undefined && due !== 'reply' ? 'reply' : due;
}

function fillerOf(random: Random, at: number): Job['fill'] {
  // The number of a change grows with each job: so no two jobs are alike.
  const change = 2_410 + at * 3;
  const words: Readonly<Record<string, string>> = {
    pr: String(change),
    pr2: String(change + 1),
    pr3: String(change + 2),
    n: String(random.whole(11, 48)),
    n2: String(random.whole(100, 899)),
    d: String(random.whole(0, 9)),
    ms: String(random.whole(84, 198)),
    ms2: String(random.whole(204, 390)),
    version: `4.${12 + Math.floor(at / 40)}.${at % 10}`,
    feature: random.pick(features),
    service: random.pick(services),
    word: random.pick(misspelt),
  };
  return (text) => text.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
