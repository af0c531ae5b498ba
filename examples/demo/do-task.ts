import type { AgentTask, Hub, TaskContext, TaskResult } from '../../clients/typescript/src/index.ts';
import { partOf, type Job } from './plan.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

/** Who does a task. */
export interface Worker {
  readonly alias: string;
  readonly duty: string;
  readonly hub: Hub;
}

/** Does a task as its story says; what nobody planned is answered as an agent of this duty would. */
export async function doTask(world: World, worker: Worker, task: AgentTask, ctx: TaskContext): Promise<TaskResult> {
  const known = world.desk.begin(task.text);
  if (known === undefined) return answerFreely(world, worker, task, ctx);
  const { job, tries } = known;
  const turn = tries === 0 ? job.turn : 'reply';
  const { steps } = job.assignment;
  let answer = '';
  for (const [at, step] of steps.entries()) {
    await ctx.progress(Math.round(5 + (90 * at) / steps.length), job.fill(step));
    await world.pace.pause(job.stepSeconds, ctx.signal);
    if (at !== 0) continue;
    if (turn === 'hand-on') return handOn(world, worker, task, job, ctx);
    if (turn === 'ask') answer = await ask(world, worker, job, ctx);
    if (turn === 'block') {
      await ctx.status('blocked', job.fill(job.assignment.blocker ?? ''));
      await world.pace.pause(75, ctx.signal);
    }
  }
  if (turn === 'fail') throw new Error(job.fill(job.assignment.failure));
  const parts = await handOut(world, worker, task, job, ctx);
  const result = job.fill(job.assignment.result).replace('{parts}', parts);
  return withFile(worker, job, answer === '' ? result : `${result}\n\n> Decided by the team: ${answer}`);
}

/** Asks and waits; goes on by itself when nobody answers for a long time. */
async function ask(world: World, { alias }: Worker, job: Job, ctx: TaskContext): Promise<string> {
  const [question, answer] = job.assignment.question ?? ['', ''];
  await ctx.status('waiting_input', job.fill(question));
  const heard = await world.desk.ask({ alias, text: job.fill(question), answer, since: Date.now() }, ctx.signal);
  await ctx.progress(45, 'Going on with the answer');
  return heard;
}

/** Gives the task to another agent, and waits until the hub takes it away. */
async function handOn(world: World, { hub }: Worker, task: AgentTask, job: Job, ctx: TaskContext): Promise<string> {
  const other = job.assignment.handTo ?? '';
  await ctx.progress(30, `This belongs to ${other}`);
  world.desk.take(task.id);
  await hub.tasks.reassign(task.id, other);
  await world.pace.pause(600, ctx.signal);
  return `Handed on to ${other}.`;
}

/** Sends the parts of a job to their agents and waits for them. @returns a list of them */
async function handOut(
  world: World,
  { alias, hub }: Worker,
  task: AgentTask,
  job: Job,
  ctx: TaskContext,
): Promise<string> {
  const ids = job.assignment.parts ?? [];
  if (ids.length === 0) return '';
  const random = new Random(task.id);
  const sent = [];
  for (const id of ids) {
    const part = partOf(id, random, random.whole(2_000, 9_000));
    world.desk.announce(part);
    const send = () => hub.send(part.alias, part.text, { parentTaskId: task.id, priority: job.priority, from: alias });
    const dispatched = await world.refusals.expect(['node_degraded'], send);
    if (dispatched !== undefined) sent.push({ part, id: dispatched.task.id });
  }
  await ctx.progress(95, `Waiting for ${sent.map(({ part }) => part.alias).join(', ')}`);
  const lines = sent.map(async ({ part, id }) => {
    const { status } = await hub.wait(id, { timeoutMs: world.pace.ms(3_600), signal: ctx.signal });
    return `- **${part.alias}**: ${part.fill(part.assignment.title)} – ${status === 'replied' ? 'done' : status}`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function withFile({ hub }: Worker, job: Job, result: string): Promise<TaskResult> {
  const { file } = job.assignment;
  if (file === undefined) return { result };
  const [name, content] = file;
  const mime = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  const { file_id } = await hub.files.upload(new Blob([content], { type: mime }), name);
  return { result, attachments: [{ type: 'file', file_id, name, mime, size: content.length }] };
}

async function answerFreely(
  world: World,
  { alias, duty }: Worker,
  task: AgentTask,
  ctx: TaskContext,
): Promise<TaskResult> {
  const [subject = ''] = task.text.split('\n');
  for (const [percent, step] of [
    [10, 'Reading the task'],
    [45, 'Looking at what is there'],
    [80, 'Writing the answer'],
  ] as const) {
    await ctx.progress(percent, step);
    await world.pace.pause(6, ctx.signal);
  }
  return `**${subject.slice(0, 200)}**\n\nI am ${alias} of the demo fleet, for ${duty}. No model runs behind me: I took your task, reported my progress and send this answer, as an agent of yours would.\n\nYour task had ${task.text.length} characters.`;
}
