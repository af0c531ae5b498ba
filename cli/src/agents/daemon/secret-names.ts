import { basename } from 'node:path';

/** Names under which credentials are usually kept; each pattern is linear. */
const secretNames: readonly RegExp[] = [
  /^\.env(?:\..+)?$/i,
  /^\.(?:netrc|npmrc|pypirc|pgpass|git-credentials|htpasswd|credentials)(?:\.json)?$/i,
  /^(?:credentials|secrets?|token|auth|oauth_creds)(?:\.(?:json|ya?ml|toml|ini|txt))?$/i,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/i,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg)$/i,
];
const secretFolders = new Set(['.ssh', '.gnupg', '.aws', '.kube', '.docker', '.azure', '.gcloud']);
const leftOut = new Set(['node_modules', '.git', '.hg', '.svn', '.venv', 'venv', '__pycache__', 'vendor']);

/** Whether a file looks like one that holds credentials: it is named in lists and never read. */
export function isSecretFile(path: string): boolean {
  const isInSecretFolder = path.split('/').some((part) => secretFolders.has(part.toLowerCase()));
  return isInSecretFolder || secretNames.some((shape) => shape.test(basename(path)));
}

/** Whether lists leave a folder out, since it holds dependencies or versions. */
export function isLeftOut(name: string): boolean {
  return leftOut.has(name.toLowerCase());
}
