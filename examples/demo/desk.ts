import { EventEmitter, once } from 'node:events';
import type { Job } from './plan.ts';

/** A question of an agent that waits for a person. */
export interface Question {
  readonly alias: string;
  readonly text: string;
  /** What the team would answer. */
  readonly answer: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

const rememberedJobs = 400;

/** What the parts of the demo know of each other's stories; the hub knows nothing of it. */
export class Desk {
  /** Agents that the hub takes for degraded now, by the story. */
  readonly degraded = new Set<string>();
  readonly questions = new Map<string, Question>();
  /** Tasks that were taken from their agents; an answer may cross that on its way. */
  readonly taken = new Set<string>();
  readonly #jobs = new Map<string, { readonly job: Job; tries: number }>();
  readonly #answers = new EventEmitter();

  /** Remembers a job by the text that is about to be sent. */
  announce(job: Job): void {
    this.#jobs.set(job.text, { job, tries: 0 });
    if (this.#jobs.size > rememberedJobs) this.#jobs.delete(this.#jobs.keys().next().value ?? '');
  }

  /** The job of a task's text and how often it was begun before; undefined for what somebody else has sent. */
  begin(text: string): { readonly job: Job; readonly tries: number } | undefined {
    const known = this.#jobs.get(text);
    return known === undefined ? undefined : { job: known.job, tries: known.tries++ };
  }

  take(taskId: string): void {
    this.taken.add(taskId);
    if (this.taken.size > rememberedJobs) this.taken.delete(this.taken.values().next().value ?? '');
  }

  /** Waits for a message to an agent. @throws the reason of the signal */
  async ask(question: Question, signal: AbortSignal): Promise<string> {
    this.questions.set(question.alias, question);
    try {
      const [answer] = (await once(this.#answers, question.alias, { signal })) as [string];
      return answer;
    } finally {
      this.questions.delete(question.alias);
    }
  }

  /** A message has reached an agent. */
  hear(alias: string, message: string): void {
    this.#answers.emit(alias, message);
  }
}
