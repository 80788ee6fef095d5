/**
 * Files that look as if they hold secrets, by their path. They never enter a checkpoint or an artifact list: a commit
 * is copied, pushed and kept long after the secret was thought to be gone.
 *
 * The list errs on the side of leaving out: what is left out is named in the answer, so nothing vanishes silently.
 * Names are compared in lower case. A few well-known templates without secrets are exempt.
 */
const NAMES: readonly RegExp[] = [
  /^\.env(?:rc|[._-].*)?$/,
  /\.env$/,
  /\.(?:pem|key|p12|pfx|p8|jks|keystore|kdbx|ppk|asc|gpg|ovpn)$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/,
  /^(?:credentials?|client_secrets?|service[-_]?account|application_default_credentials)(?:[._-].*)?\.json$/,
  /^(?:secrets?)(?:[._-].*)?\.(?:json|ya?ml|toml|ini|txt)$/,
  /^\.?(?:netrc|_netrc|pypirc|pgpass|my\.cnf|git-credentials|htpasswd|vault-token|dockercfg|boto|s3cfg|terraformrc)$/,
  /^terraform\.tfstate(?:\..*)?$|\.tfvars$/,
]

/** Folders whose whole contents are somebody's keys. */
const FOLDERS: ReadonlySet<string> = new Set(['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.gcloud'])

const EXEMPT: readonly RegExp[] = [/^\.env[._-](?:example|sample|template|dist|defaults?|test\.example)$/, /\.pub$/]

export function isSecretLike(path: string): boolean {
  const parts = path.toLowerCase().split('/')
  const name = parts.pop() ?? ''
  if (EXEMPT.some((pattern) => pattern.test(name))) return false
  return parts.some((part) => FOLDERS.has(part)) || NAMES.some((pattern) => pattern.test(name))
}

/** Files that are harmless in most projects and hold a token in some: there the contents decide. */
export function mayHoldToken(path: string): boolean {
  return /(?:^|\/)\.(?:npmrc|yarnrc(?:\.yml)?|pnpmrc)$/.test(path.toLowerCase())
}

/** A token itself, not `${NPM_TOKEN}`, which only names where it comes from. */
export function holdsToken(text: string): boolean {
  return /(?:_auth(?:token)?|_password|npmauthtoken|npmauthident)["']?\s*[=:]\s*["']?(?!\$\{)[^\s"']/i.test(text)
}
