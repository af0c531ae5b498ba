import type { Page } from 'playwright-core';
import type { Look } from './open-page.ts';
import type { World } from './world.ts';

/** Who looks; `nobody` is signed out. */
export type Viewer =
  'admin' | 'owner' | 'manager' | 'member' | 'viewer' | 'restricted' | 'newcomer' | 'reset' | 'nobody';

/** What a step may look at. */
export interface StepParts {
  readonly page: Page;
  readonly world: World;
  readonly look: Omit<Look, 'scheme'>;
}

/**
 * One state of a page. All variants of a tour share one world and several run at a time, so no step changes it for the
 * others.
 */
export interface Step {
  /** Names the picture: `list`, `filtered`, `empty`. */
  readonly name: string;
  /** The owner of the network without it. */
  readonly as?: Viewer;
  /** What is opened; without it the step goes on where the one before it ended. */
  readonly path?: string | ((world: World) => string);
  /** Brings the page to its state, and waits for a condition, never for a time. */
  readonly act: (parts: StepParts) => Promise<void>;
}

/** The states of one page of the console. `test/browser/tours/<page>.ts` exports one as `tour`. */
export interface Tour {
  readonly page: string;
  readonly steps: readonly Step[];
  /** Messages of the console that its steps provoke: the browser itself logs every refusal. */
  readonly expects?: readonly RegExp[];
}
