import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSecretBox, openSecretBox } from '../../src/platform/secret-box.ts';

const [one, two] = ['11'.repeat(32), '22'.repeat(32)] as const;

describe('a secret box', () => {
  test('opens what it sealed, and never seals one text twice alike', () => {
    const box = createSecretBox([one]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const first = box.seal(text, ['net', 'KEY']);
        expect(box.open(first, ['net', 'KEY'])).toBe(text.toWellFormed());
        expect(box.seal(text, ['net', 'KEY']).sealed).not.toBe(first.sealed);
      }),
    );
  });

  test('every flipped bit, another place and another key are refused', () => {
    const box = createSecretBox([one]);
    const { keyId, sealed } = box.seal('value', ['net', 'KEY']);
    const bytes = Buffer.from(sealed, 'base64');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => box.open({ keyId, sealed: flipped.toString('base64') }, ['net', 'KEY'])).toThrow();
    }
    for (const place of [['other', 'KEY'], ['net', 'OTHER'], ['netKEY', ''], ['net']]) {
      expect(() => box.open({ keyId, sealed }, place)).toThrow();
    }
    expect(() => createSecretBox([two]).open({ keyId, sealed }, ['net', 'KEY'])).toThrow('HUB_VAULT_PREVIOUS_KEY');
  });

  test('a tag that was cut short is refused', () => {
    const box = createSecretBox([one]);
    const { keyId, sealed } = box.seal('', []);
    const bytes = Buffer.from(sealed, 'base64');
    for (let length = 0; length < 28; length += 1) {
      const cut = { keyId, sealed: bytes.subarray(0, length).toString('base64') };
      expect(() => box.open(cut, [])).toThrow();
    }
    expect(box.open({ keyId, sealed }, [])).toBe('');
  });

  test('another of its keys seals when it is told to, and no unknown one', () => {
    const box = createSecretBox([one, two]);
    const other = createSecretBox([two]);
    expect(other.open(box.sealWith(other.keyId)!.seal('value', []), [])).toBe('value');
    expect(other.sealWith(box.keyId)).toBeUndefined();
  });

  test('an older key still opens; the first one seals', () => {
    const before = createSecretBox([one]).seal('value', []);
    const after = createSecretBox([two, one]);
    expect(after.open(before, [])).toBe('value');
    expect(after.seal('value', []).keyId).not.toBe(before.keyId);
  });

  test('without a setting a key file is made for its owner alone, and kept', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hub-vault-'));
    const settings = { vaultKey: null, vaultPreviousKey: null, dataDir };
    const sealed = openSecretBox(settings).seal('value', []);
    expect(statSync(join(dataDir, 'vault.key')).mode & 0o777).toBe(0o600);
    expect(openSecretBox(settings).open(sealed, [])).toBe('value');
    expect(openSecretBox({ ...settings, vaultKey: two }).open(sealed, [])).toBe('value');
    rmSync(dataDir, { recursive: true });
  });
});
