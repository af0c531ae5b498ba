import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './platform-errors.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** The key of a hub that was given none, in its data directory. */
const keyFileName = 'vault.key';

/** What a box made of a text: base64 of nonce, tag and ciphertext, and the id of the key. */
export interface Sealed {
  readonly keyId: string;
  readonly sealed: string;
}

/** Encrypts texts at rest with AES-256-GCM (rule providers-sealed-secrets). */
export interface SecretBox {
  /** The key that seals. */
  readonly keyId: string;
  /** @param context what the text belongs to; it cannot be opened in another place */
  seal(text: string, context: readonly string[]): Sealed;
  /** @throws Error when the key is unknown, or text, nonce, tag or context were changed */
  open(box: Sealed, context: readonly string[]): string;
  /** A box of the same keys that seals with this one; undefined when it is none of them. */
  sealWith(keyId: string): SecretBox | undefined;
}

/**
 * A box that seals with the first key and opens with any of them.
 *
 * @param keys 64 hexadecimal digits each, the current one first
 */
export function createSecretBox(keys: readonly [string, ...string[]]): SecretBox {
  return boxOf(new Map(keys.map((hex) => [keyIdOf(hex), Buffer.from(hex, 'hex')])), keyIdOf(keys[0]));
}

function boxOf(known: ReadonlyMap<string, Buffer>, keyId: string): SecretBox {
  const keyOf = (id: string): Buffer => {
    const key = known.get(id);
    if (key === undefined)
      throw new Error(`no vault key ${id}: set HUB_VAULT_PREVIOUS_KEY to the key that sealed this`);
    return key;
  };
  return {
    keyId,
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyOf(keyId), nonce, { authTagLength: tagBytes }).setAAD(
        contextBytes(context),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64') };
    },
    open(box, context) {
      const bytes = Buffer.from(box.sealed, 'base64');
      const nonce = bytes.subarray(0, nonceBytes);
      // Without a fixed length a tag that was cut to four bytes would pass, which a forger hits in a few billion tries.
      const options = { authTagLength: tagBytes };
      const decipher = createDecipheriv(algorithm, keyOf(box.keyId), nonce, options).setAAD(contextBytes(context));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    sealWith: (other) => (known.has(other) ? boxOf(known, other) : undefined),
  };
}

/** Where the vault's keys come from. */
export interface VaultSettings {
  readonly vaultKey: string | null;
  readonly vaultPreviousKey: string | null;
  readonly dataDir: string;
}

/**
 * The box of this hub: sealed with `HUB_VAULT_KEY`, else with a key file in the data directory that is made on the
 * first start with mode 0600; what the previous key or the file sealed can still be opened.
 */
export function openSecretBox({ vaultKey, vaultPreviousKey, dataDir }: VaultSettings): SecretBox {
  const file = join(dataDir, keyFileName);
  const older = [vaultPreviousKey, existsSync(file) ? readKeyFile(file) : null].filter((key) => key !== null);
  return createSecretBox([vaultKey ?? readOrMakeKeyFile(file), ...older]);
}

/**
 * The box of a hub that is looked at and not started: no key file is made.
 *
 * @returns undefined where neither a setting nor the data directory has a key
 * @throws SettingsError when the key file holds no key
 */
export function findSecretBox(settings: VaultSettings): SecretBox | undefined {
  const isKnown = settings.vaultKey !== null || existsSync(join(settings.dataDir, keyFileName));
  return isKnown ? openSecretBox(settings) : undefined;
}

/** The key of this id among those of the settings, 64 hexadecimal digits; makes none. */
export function findVaultKey(
  { vaultKey, vaultPreviousKey, dataDir }: VaultSettings,
  keyId: string,
): string | undefined {
  const file = join(dataDir, keyFileName);
  const keys = [vaultKey, vaultPreviousKey, existsSync(file) ? readKeyFile(file) : null];
  return keys.find((key): key is string => key !== null && keyIdOf(key) === keyId);
}

function readOrMakeKeyFile(file: string): string {
  if (existsSync(file)) return readKeyFile(file);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return readKeyFile(file);
}

function readKeyFile(file: string): string {
  const text = readFileSync(file, 'utf8').trim().toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(text)) throw new SettingsError(`${file} must hold 64 hexadecimal digits`);
  return text;
}

/** The id says which key sealed a row and nothing about the key. */
function keyIdOf(hex: string): string {
  return createHash('sha256').update(`vault-key-id ${hex}`).digest('hex').slice(0, 16);
}

function contextBytes(context: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify(context), 'utf8');
}
