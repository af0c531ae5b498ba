import { describe, expect, test } from '@jest/globals';
import { diffLines, foldSame, splitLine } from '../../web/src/pages/skills/diff-lines.ts';

const show = (before: string, after: string): string[] =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`);

/** Numbers from 0, the same in each run. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

describe('the comparison of two texts', () => {
  test.each([
    ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
    ['a\nb', 'b', ['-a', ' b']],
    ['b', 'a\nb', ['+a', ' b']],
    ['a', 'a', [' a']],
    ['', 'a', ['-', '+a']],
  ])('of %j and %j', (before, after, lines) => {
    expect(show(before, after)).toEqual(lines);
  });

  test('gives back both texts, with the numbers of their lines', () => {
    const roll = createDice(7);
    const text = (): string => Array.from({ length: 1 + roll(12) }, () => 'abcd'[roll(4)]).join('\n');
    for (let round = 0; round < 500; round++) {
      const [before, after] = [text(), text()];
      const lines = diffLines(before, after);
      const without = (kind: string): string[] => lines.filter((line) => line.kind !== kind).map((line) => line.text);
      expect(without('new').join('\n')).toBe(before);
      expect(without('gone').join('\n')).toBe(after);
      for (const line of lines) {
        if (line.before !== undefined) expect(before.split('\n')[line.before - 1]).toBe(line.text);
        if (line.after !== undefined) expect(after.split('\n')[line.after - 1]).toBe(line.text);
      }
    }
  });

  test('of texts without a common line ends soon', () => {
    const text = (name: string): string => Array.from({ length: 4_000 }, (_, line) => `${name} ${line}`).join('\n');
    expect(diffLines(text('old'), text('new'))).toHaveLength(8_000);
  });

  test('folds what is far from a change', () => {
    const lines = Array.from({ length: 20 }, (_, line) => `line ${line}`);
    const parts = foldSame(diffLines(lines.join('\n'), lines.with(10, 'other').join('\n')));
    expect(parts.map(({ lines: { length }, isFolded }) => [length, isFolded])).toEqual([
      [7, true],
      [8, false],
      [6, true],
    ]);
  });
});

describe('a changed line', () => {
  test('marks the words that are not in its partner', () => {
    const pieces = splitLine('Spin it by wheel.', 'Spin it by hand.');
    expect(pieces.filter(({ isChanged }) => isChanged).map(({ text }) => text)).toEqual(['wheel']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Spin it by wheel.');
  });

  test('is not marked where it has little in common with its partner', () => {
    expect(splitLine('Buy it.', 'Ask the planner what to do')).toEqual([{ text: 'Buy it.', isChanged: false }]);
  });
});
