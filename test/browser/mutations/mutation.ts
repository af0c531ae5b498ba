import type { Fault } from '../../support/plant-fault.ts';

/** A test by its whole name, and what it is run with. */
export interface NamedTest {
  readonly file: string;
  /** The names of its groups before its own. */
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A fault of the console, and the test that must turn red by it; `types` is the compiler. */
export interface ConsoleMutation extends Fault {
  readonly gate: NamedTest | 'types';
}

/** A test of a module of the console, without a browser. */
export const inWeb = (file: string, name: string): NamedTest => ({ file: `test/web/${file}.test.ts`, name });

/** A test of the built console in a browser. */
export const inBrowser = (file: string, name: string): NamedTest => ({ file: `test/browser/${file}.test.ts`, name });

/** The tour of a page, in one look: what axe, the policy and the console of the browser say. */
export const inTour = (page: string): NamedTest => ({
  file: 'test/browser/tours.test.ts',
  name: `the tour of ${page} shows no fault: 1280 px, en, light`,
  env: { TOURS: page, LOOKS: '1280-light-en' },
});

/** A file of the console. */
export const at = (path: string): string => `web/src/${path}`;
