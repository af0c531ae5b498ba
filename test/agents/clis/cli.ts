import type { ClientId } from '../../../web/src/pages/start/client-settings.ts';

/** What a CLI is pointed at a model with. */
export interface Pointing {
  /** The HOME of this CLI alone; what is written there belongs to the model, not to the hub. */
  readonly home: string;
  /** Where the model answers. */
  readonly modelUrl: string;
}

/** The command line of an agent. */
export interface Cli {
  readonly id: ClientId;
  /** What it is as a node of a daemon, and the flags with which it uses the tools of the hub there. */
  readonly node: { readonly runtime: string; readonly flags?: Readonly<Record<string, unknown>> };
  /** Points it at a model, and switches off what leaves the machine; returns its environment. */
  point(pointing: Pointing): Readonly<Record<string, string>>;
  /** The command that works on one prompt without a person, and ends. */
  command(prompt: string): readonly [program: string, ...args: string[]];
  /** The same with hooks that a person would have to trust first. */
  hookedCommand?(prompt: string): readonly [program: string, ...args: string[]];
  /** A session that stays open between prompts, where `command` ends with its answer and its hooks with it. */
  readonly open?: {
    serve(port: number): readonly [program: string, ...args: string[]];
    readonly isReady: RegExp;
    command(prompt: string, port: number): readonly [program: string, ...args: string[]];
  };
  /** The command that tells of its servers, and what it says of one that answers. */
  readonly list?: { readonly args: readonly [program: string, ...args: string[]]; readonly says: RegExp };
}
