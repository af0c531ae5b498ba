import { describe, expect, test } from '@jest/globals';
import { createSendKeys } from '../../web/src/live/use-send-keys.ts';

describe('the keys of what is sent', () => {
  test('are the same for the same text to the same one, and differ for all else', () => {
    const keyOf = createSendKeys();
    const first = keyOf('coder', 'Look at the build');
    expect(keyOf('coder', 'Look at the build')).toBe(first);
    expect(keyOf('tester', 'Look at the build')).not.toBe(first);
    expect(keyOf('coder', 'Look at the tests')).not.toBe(first);
    expect(createSendKeys()('coder', 'Look at the build')).not.toBe(first);
  });
});
