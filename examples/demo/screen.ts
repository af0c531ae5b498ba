import { stripVTControlCharacters, styleText } from 'node:util';

/** What the terminal shows while the demo runs. */
export interface Figures {
  readonly online: number;
  readonly working: number;
  readonly live: number;
  readonly replied: number;
  readonly failed: number;
  readonly attention: number;
}

/** What somebody needs to look at the demo. */
export interface Invitation {
  readonly page: string;
  readonly username: string;
  readonly password: string;
  readonly hubUrl: string;
}

type Style = Parameters<typeof styleText>[0];

/** Writes the few lines of the demo; on a terminal the last one is kept up to date. */
export class Screen {
  readonly #out: NodeJS.WriteStream;
  #hasFigures = false;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  say(line = ''): void {
    this.#clear();
    this.#out.write(`${line}\n`);
  }

  /** Under 80 columns wide, whatever the terminal. */
  invite({ page, username, password, hubUrl }: Invitation): void {
    const row = (name: string, value: string): void => this.say(`  ${this.#in('dim', name.padEnd(10))}${value}`);
    this.say();
    row('Open', this.#in(['bold', 'cyan'], page));
    row('Sign in', this.#in('bold', username));
    row('Password', this.#in('bold', password));
    if (page !== hubUrl) row('Hub', hubUrl);
    this.say();
    this.say('  A team of 4 people and 20 agents on 6 machines is at work. Tasks are sent,');
    this.say('  split, handed on, answered, refused and tried again; cards cross the board;');
    this.say('  a supervisor makes and stops workers. Somebody always waits for a person.');
    this.say();
    this.say('  Try: answer an agent that waits for input; send a task to planner;');
    this.say('  review the skill that waits; look at what the supervisor’s workers log.');
    this.say();
    this.say(this.#in('dim', '  Ctrl-C ends everything it started and removes its data.'));
    this.say();
  }

  /** One line, replaced by the next one on a terminal. */
  show({ online, working, live, replied, failed, attention }: Figures): void {
    const parts = [
      `${this.#in('green', '●')} ${online} online`,
      `${working} working`,
      `${live} live`,
      `${replied} replied`,
      `${failed} failed`,
      this.#in('yellow', `${attention} for you`),
    ];
    this.#keep(`  ${parts.join(this.#in('dim', ' · '))}`);
  }

  /** What is being done before there is anything to look at. */
  prepare(text: string): void {
    if (this.#out.isTTY) this.#keep(`  ${this.#in('dim', `${text} …`)}`);
  }

  title(text: string, rest: string): void {
    this.say();
    this.say(`  ${this.#in('bold', text)} ${this.#in('dim', rest)}`);
  }

  warn(line: string): void {
    this.say(`  ${this.#in('yellow', line)}`);
  }

  /** The last line of a terminal; a line of its own elsewhere. */
  #keep(line: string): void {
    const plain = stripVTControlCharacters(line);
    if (!this.#out.isTTY) return this.say(plain.trim());
    // A line that wraps could not be replaced.
    if (plain.length >= this.#out.columns) return;
    this.#clear();
    this.#out.write(line);
    this.#hasFigures = true;
  }

  #clear(): void {
    if (this.#hasFigures) this.#out.write('\r\x1b[2K');
    this.#hasFigures = false;
  }

  #in(style: Style, text: string): string {
    return styleText(style, text, { stream: this.#out });
  }
}
