import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { clientIds, clientSettings } from '../../web/src/pages/start/client-settings.ts';
import { startWords } from '../../web/src/pages/start/words.ts';

const alias = `it's "builder" \\ 1`;
const connection = { url: 'http://127.0.0.1:9200/hub', token: 'ntok_abc123', alias };
const all = clientSettings(connection);
const textOf = (id: string, file?: string): string =>
  all.find((one) => one.id === id)?.snippets.find((one) => one.file === file)?.text ?? '';

describe('the settings of clients', () => {
  test('are there for each that the page names, with a note in both languages', () => {
    expect(all.map(({ id }) => id)).toEqual([...clientIds]);
    for (const words of [startWords.en, startWords.zh]) {
      expect(Object.keys(words.connect.notes).sort()).toEqual([...clientIds].sort());
    }
  });

  test('each name the address and the token of the agent', () => {
    for (const { id, snippets } of all) {
      const text = snippets.map((one) => one.text).join('\n');
      expect([id, text.includes('http://127.0.0.1:9200/hub'), text.includes('ntok_abc123')]).toEqual([id, true, true]);
    }
  });

  test('in JSON are JSON', () => {
    const files = all.flatMap(({ snippets }) => snippets).filter(({ file }) => file?.includes('.json') === true);
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const { text } of files) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  test('of Claude Desktop allow plain http beyond this machine, and ask nothing of it here', () => {
    expect(textOf('claude-desktop', 'claude_desktop_config.json')).not.toContain('--allow-http');
    const [, desktop] = clientSettings({ ...connection, url: 'http://hub.lan:9200' });
    expect(desktop?.snippets[0]?.text).toContain('--allow-http');
  });

  test('for the shell carry any alias as it is', () => {
    const shown = textOf('http').replace(/^curl/, 'printf "%s\\n"');
    const words = execFileSync('sh', ['-c', shown], { encoding: 'utf8' }).trim().split('\n');
    expect(JSON.parse(words.at(-1) ?? '')).toMatchObject({ method: 'report_status', params: { alias } });
  });
});
