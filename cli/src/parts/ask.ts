import { CliError, Interrupted, UsageError } from './cli-errors.ts';

/** A question; `flag` is what answers it without a terminal. */
export interface Question {
  readonly message: string;
  readonly flag: string;
}

/** Questions to the person at the terminal (rule cli-never-waits-for-nobody). */
export interface Ask {
  /** Whether there is somebody to ask. */
  readonly isPossible: boolean;
  readonly text: (question: Question & { readonly initial?: string; readonly isOptional?: true }) => Promise<string>;
  readonly password: (question: Question) => Promise<string>;
  readonly choose: (
    question: Question & { readonly options: readonly { readonly value: string; readonly label: string }[] },
  ) => Promise<string>;
  /** Returns when the person, or `--yes`, agrees. @throws CliError the person does not */
  readonly confirm: (message: string) => Promise<void>;
}

/** Prompts load late: most commands ask nothing. They are talk, hence on stderr. */
export function createAsk(hasYes: boolean): Ask {
  const isPossible = process.stdin.isTTY === true && process.stderr.isTTY === true;
  const output = process.stderr;
  const prompts = async ({ message, flag }: Question) => {
    if (!isPossible) throw new UsageError(`needs an answer, and there is no terminal: ${message}`, `Give ${flag}`);
    return import('@clack/prompts');
  };
  const answer = <Value>(value: Value): Exclude<Value, symbol> => {
    if (typeof value === 'symbol') throw new Interrupted();
    return value as Exclude<Value, symbol>;
  };
  return {
    isPossible,
    async text(question) {
      const { text } = await prompts(question);
      const { message, initial = '', isOptional } = question;
      const validate = (value: string | undefined): string | undefined =>
        isOptional === true || value?.trim() ? undefined : 'This is needed.';
      return answer(await text({ message, initialValue: initial, validate, output })).trim();
    },
    async password(question) {
      const { password } = await prompts(question);
      return answer(await password({ message: question.message, output }));
    },
    async choose(question) {
      const { select } = await prompts(question);
      return answer(await select({ message: question.message, options: [...question.options], output }));
    },
    async confirm(message) {
      if (hasYes) return;
      const { confirm } = await prompts({ message, flag: '--yes' });
      if (!answer(await confirm({ message, initialValue: false, output }))) throw new CliError('nothing was done');
    },
  };
}
