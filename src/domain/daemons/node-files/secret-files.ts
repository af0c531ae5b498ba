// Names under which credentials are usually kept; each pattern is linear.
const secretNames: readonly RegExp[] = [
  /^\.env(?:\..+)?$/i,
  /^\.(?:netrc|npmrc|pypirc|pgpass|git-credentials|dockercfg|htpasswd|vault-token)$/i,
  /^(?:credentials|secrets?|token|service-account)(?:\.(?:json|ya?ml|toml|ini|txt|env))?$/i,
  /^id_(?:rsa|dsa|ecdsa|ed25519)$/i,
  /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg)$/i,
];
const secretDirectories = new Set(['.ssh', '.gnupg', '.aws', '.kube', '.docker', '.azure', '.gcloud']);
const excludedDirectories = new Set([
  ...['node_modules', 'bower_components', 'vendor', '.venv', 'venv', '__pycache__', '.tox'],
  ...['.git', '.hg', '.svn', '.jj'],
]);

/** Whether a file of this relative path looks like one that holds credentials: named in lists, never read. */
export function isSecretPath(path: string): boolean {
  const parts = path.split('/');
  const name = parts.at(-1) ?? '';
  return (
    parts.some((part) => secretDirectories.has(part.toLowerCase())) || secretNames.some((shape) => shape.test(name))
  );
}

/** Whether a directory holds dependencies or version control, which lists leave out (rule daemons-answers-checked). */
export function isExcludedDirectory(name: string): boolean {
  return excludedDirectories.has(name.toLowerCase());
}
