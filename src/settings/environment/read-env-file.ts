/** A line of an `.env` file: the name of a variable and its value, without quotes. */
export interface EnvLine {
  readonly name: string
  readonly value: string
}

/** `NAME=value` with or without `export`; values in quotes may have several lines. */
const LINE =
  /^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|([^\r\n]*))/gm

export function readEnvFile(text: string): readonly EnvLine[] {
  return [...text.matchAll(LINE)].map(([, name = '', double, single, back, bare]) => ({
    name,
    value:
      double?.replaceAll(/\\([nrt"\\$])/g, (_, letter: string) => ESCAPES[letter] ?? letter) ??
      single ??
      back ??
      (bare ?? '').replace(/(?:^|\s)#.*$/, '').trim(),
  }))
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

const SECRET_NAME =
  /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL|AUTH|COOKIE|DSN|PRIVATE|SALT|SIGNATURE|WEBHOOK|CONNECTION_?STRING|DATABASE_URL|_URI$/i
const SHORTEST = 6
/** What developers write where no secret is needed. Masked, half of the log would be stars. */
const COMMON =
  /^(?:changeme|change[-_ ]?me|password\d*|passw0rd|secret\d*|secret[-_]?key|postgres(?:ql)?|mysql|mariadb|mongodb|redis|rabbitmq|minioadmin|admin(?:istrator)?\d*|default|example|sample|placeholder|localhost|develop(?:ment)?|production|staging|testing|test[-_]?\w{0,8}|dummy|foobar|docker|string|disabled|enabled|required|optional|undefined|your[-_ ].*|<.*>|x{4,}|\*+|todo.*|\.\.\..*)$/i
/** References, booleans, short numbers, places in the file system. */
const HARMLESS = /^(?:\$\{?\w+\}?|true|false|null|\d{1,9}|\d+(?:ms|[smhdw]|[kmg]b)|\.{0,2}\/[\w./-]*|~\/.*)$/i
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i

/** Those of a file that look like secrets: by their name, or because nobody would make up such a text. */
export function envSecretsIn(text: string): readonly EnvLine[] {
  return readEnvFile(text).flatMap(({ name, value }) =>
    secretParts(name, value)
      .filter((part) => Buffer.byteLength(part) >= SHORTEST && !COMMON.test(part) && !HARMLESS.test(part))
      .map((part) => ({ name, value: part })),
  )
}

/** Of an address its password is secret, and the whole of it where it has one. */
function secretParts(name: string, value: string): readonly string[] {
  if (ADDRESS.test(value)) {
    const [, password = ''] = /^[^/]+:\/\/[^:@/]*:([^@]+)@/.exec(value) ?? []
    const key = /[?&](?:\w*(?:key|token|secret|sig|password)\w*)=([^&#]+)/i.exec(value)?.[1] ?? ''
    const path = isRandom(value.split('/').at(-1) ?? '') ? [value] : []
    return [...(password || key ? [value] : path), ...(password ? [password] : []), ...(key ? [key] : [])]
  }
  return SECRET_NAME.test(name) || isRandom(value) ? [value] : []
}

const LONG = 20
/** Bits of a character, by how often each stands in it: English has less, keys have more. */
const LEAST_ENTROPY = 3.5

/** One word with letters and digits, as random as a key. */
function isRandom(value: string): boolean {
  if (value.length < LONG || !/^[\w+/=.~-]+$/.test(value) || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false
  const counts = new Map<string, number>()
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const shares = [...counts.values()].map((count) => count / value.length)
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0) >= LEAST_ENTROPY
}
