import { Hub } from '../../clients/typescript/src/index.ts';
import type { Requirement } from '../../clients/typescript/src/index.ts';
import { Random } from './random.ts';
import { comments, projects, tagColors } from './stories/board-words.ts';
import { cards, type CardStory } from './stories/cards.ts';
import type { World } from './world.ts';

/** How many cards each column has when the board opens, and how many it may have. */
const opening = { done: 4, doing: 6 } as const;
const room = { doing: 8, done: 7 } as const;
/** Cards in all: archived ones beyond this are deleted, so that their stories can come again. */
const keptArchived = 3;

/** The board: cards move, get ticks and comments, leave and come again. */
export class Board {
  readonly #world: World;
  readonly #random: Random;
  readonly #projects = new Map<string, string>();
  #next = 0;

  constructor(world: World) {
    this.#world = world;
    this.#random = new Random(`${world.settings.seed}/board`);
  }

  /** Writes the first cards down. */
  async open(): Promise<void> {
    const lena = this.#world.person('lena');
    for (const [order, [name, color]] of projects.entries()) {
      const { project } = await lena.api.createProject({ name, color, order });
      this.#projects.set(name, project.id);
    }
    for (let at = 0; at < cards.length - 3; at += 1) {
      const column = at < opening.doing ? 'doing' : at < opening.doing + opening.done ? 'done' : 'pool';
      await this.#write(cards[this.#next++] as CardStory, column);
    }
    for (const [tag, color] of tagColors) await lena.api.updateTags({ op: 'color', tag, color });
  }

  /** Goes on until the demo ends. */
  async run(): Promise<void> {
    const { pace } = this.#world;
    await pace.pause(6).catch(() => undefined);
    await pace.every(8, 'board', () => this.#step());
  }

  async #step(): Promise<void> {
    const doing = await this.#cards('doing');
    const card = doing.length === 0 ? undefined : this.#random.pick(doing);
    if (card === undefined || doing.length < 4) return this.#begin();
    const chance = this.#random.next();
    if (chance < 0.3) return this.#comment(card);
    if (card.checklist_progress.done < card.checklist_progress.total) return this.#tick(card);
    await this.#move(card, 'done');
    await this.#tidy();
  }

  async #tick({ id, agent_owner }: Requirement): Promise<void> {
    const hub = this.#voice(agent_owner?.display_name);
    const { requirement } = await hub.tools.requirements_get({ id });
    const open = requirement.checklist?.find(({ done }) => !done);
    if (open !== undefined) await hub.tools.requirements_checklist_toggle({ id, item_id: open.id, done: true });
  }

  async #comment({ id, agent_owner }: Requirement): Promise<void> {
    const text = this.#random.pick(comments);
    if (this.#random.next() < 0.6) {
      await this.#voice(agent_owner?.display_name).tools.requirements_comment({ id, text });
    } else {
      const hub = this.#world.person(this.#random.pick(['lena', 'tomas']));
      await hub.api.createComment({ requirement_id: id, text });
    }
  }

  async #begin(): Promise<void> {
    const pool = await this.#cards('pool');
    if (pool.length > 0) await this.#move(this.#random.pick(pool), 'doing');
    await this.#refill(pool.length);
  }

  async #move(card: Requirement, column: 'doing' | 'done'): Promise<void> {
    await this.#world.person('lena').api.updateRequirement({ requirement_id: card.id, column });
  }

  /** Old finished cards leave the board, archived ones in the end the hub; another card is begun. */
  async #tidy(): Promise<void> {
    const hub = this.#world.person('lena');
    const done = await this.#cards('done');
    for (const { id } of done.slice(room.done)) await hub.api.updateRequirement({ requirement_id: id, archived: true });
    const { requirements } = await hub.api.listRequirements({ archived: '1', limit: 100 });
    const old = [...requirements].sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1)).slice(keptArchived);
    for (const { id } of old) await hub.api.deleteRequirement({ requirement_id: id });
    if ((await this.#cards('doing')).length < room.doing) await this.#begin();
  }

  async #refill(waiting: number): Promise<void> {
    if (waiting > 9) return;
    const { requirements } = await this.#world
      .person('lena')
      .api.listRequirements({ include_archived: '1', limit: 200 });
    const known = new Set(requirements.map(({ name }) => name));
    const story = cards
      .map((_, at) => cards[(this.#next + at) % cards.length])
      .find((one) => !known.has(one?.name ?? ''));
    this.#next += 1;
    if (story !== undefined) await this.#write(story, 'pool');
  }

  async #write(story: CardStory, column: 'pool' | 'doing' | 'done'): Promise<void> {
    const { name, project, tags, priority, owner, agent, due, description } = story;
    const isDone = column === 'done';
    // What is under way is half done; what is done has every tick.
    const checklist = story.steps.map((text, at) => ({ text, done: isDone || (column === 'doing' && at === 0) }));
    const moment = due === undefined ? undefined : dayFrom(isDone ? due + 20 : due);
    await this.#world.person(column === 'pool' ? 'tomas' : 'lena').api.createRequirement({
      ...{ name, tags, priority, owner, description, column, checklist },
      agent_owner: agent,
      project_id: this.#projects.get(project),
      participants: owner === 'ada' ? ['tomas'] : ['ada'],
      due: moment,
    });
  }

  /** The newest change first. */
  async #cards(status: 'pool' | 'doing' | 'done'): Promise<readonly Requirement[]> {
    const { requirements } = await this.#world.person('lena').api.listRequirements({ status, limit: 100 });
    return [...requirements].sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1));
  }

  /** The hub as the agent of a card sees it, else as a person does. */
  #voice(alias: string | null | undefined): Hub {
    const token = this.#world.tokens.get(alias ?? '');
    return token === undefined ? this.#world.person('lena') : new Hub({ url: this.#world.url, token });
  }
}

function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
