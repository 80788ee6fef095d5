import { createHash } from 'node:crypto'
import { launchAgent, type ProcessEnd } from '../agents/launch-agent.ts'
import type { ProcessTable } from '../agents/process-table.ts'
import type { Masker } from '../settings/mask/masker.ts'
import { MaskedOutput } from './secrets/masked-output.ts'

/** Marks in the environment, by which the processes of a command are found and killed. */
export interface CommandMarks {
  readonly run: string
  readonly worker: string
  readonly attempt: number
  readonly nonce: string
}

export interface CommandOptions {
  readonly argv: readonly string[]
  readonly cwd: string
  readonly marks: CommandMarks
  readonly env?: Readonly<Record<string, string>>
  readonly timeout_minutes: number
  /** Masks secret values in its output. */
  readonly masker?: Masker | undefined
  readonly processes?: ProcessTable | undefined
  readonly signal: AbortSignal
}

export interface CommandEnd {
  /** Null where it was ended by a signal, or did not start. */
  readonly code: number | null
  /** `timeout`, `not_started`, or the signal. */
  readonly signal: string | null
  readonly duration_ms: number
  /** Of all that it printed, unmasked. */
  readonly output_sha256: string
  readonly output_bytes: number
  /** What it printed, masked: all of it, or its beginning and its end where it is long. */
  readonly output: string
  /** The end of it, without colours and control characters, from a whole line on; or why it did not start. */
  readonly tail: string
}

/** Of our own variables: how package managers and tests reach the network. Tokens are not among them. */
const NETWORK_VARIABLES = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
  ...['npm_config_registry', 'NPM_CONFIG_REGISTRY', 'npm_config_cache', 'npm_config_userconfig'],
  ...['NPM_CONFIG_USERCONFIG', 'npm_config_cafile', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  ...['REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE', 'PIP_INDEX_URL', 'PIP_EXTRA_INDEX_URL', 'PIP_FIND_LINKS', 'PIP_CERT'],
  ...['PIP_DEFAULT_TIMEOUT', 'PIP_NO_INDEX', 'PIP_CONFIG_FILE', 'PIP_DISABLE_PIP_VERSION_CHECK', 'UV_INDEX_URL'],
  ...['UV_DEFAULT_INDEX', 'UV_CACHE_DIR', 'UV_PYTHON', 'GOPROXY', 'GONOSUMDB', 'GOFLAGS', 'GOMODCACHE', 'CARGO_HOME'],
  ...['RUSTUP_HOME', 'COREPACK_HOME', 'COREPACK_NPM_REGISTRY', 'YARN_REGISTRY', 'XDG_CACHE_HOME', 'XDG_DATA_HOME'],
]

const HEAD_BYTES = 1024 * 1024
const END_BYTES = 3 * 1024 * 1024
const TAIL_BYTES = 4_000
const GRACE_MS = 2_000

/** Runs a command of the project with everything that it starts, without input, and waits for its end. */
export async function runCommand(options: CommandOptions): Promise<CommandEnd> {
  const { argv, cwd, marks, env, processes, signal } = options
  const [file = '', ...args] = argv
  const hash = createHash('sha256')
  const kept = new KeptOutput()
  let bytes = 0
  const shown = new MaskedOutput(options.masker, (_, chunk) => kept.push(chunk))
  const begun = performance.now()
  const child = launchAgent({
    argv: [file, ...args],
    cwd,
    run: { ...marks, token: '' },
    env: { CI: '1', ...env },
    pass: NETWORK_VARIABLES,
    ...(processes ? { processes } : {}),
    signal,
    onOutput: (source, chunk) => {
      hash.update(chunk)
      bytes += chunk.length
      return shown.push(source, chunk)
    },
  })
  child.closeInput()
  let late = false
  const timer = setTimeout(() => {
    late = true
    void child.terminate({ graceMs: GRACE_MS })
  }, options.timeout_minutes * 60_000)
  const end = await child.ended.finally(() => clearTimeout(timer))
  await child.terminate({ graceMs: GRACE_MS })
  await shown.end()
  return {
    ...outcome(end, late),
    duration_ms: Math.round(performance.now() - begun),
    output_sha256: hash.digest('hex'),
    output_bytes: bytes,
    output: kept.text(),
    tail: end.how === 'not_started' ? end.reason : kept.tail(),
  }
}

function outcome(end: ProcessEnd, late: boolean): Pick<CommandEnd, 'code' | 'signal'> {
  if (late) return { code: null, signal: 'timeout' }
  if (end.how === 'exited') return { code: end.code, signal: null }
  return { code: null, signal: end.how === 'signalled' ? end.signal : 'not_started' }
}

/** Keeps the beginning and the end of what a command prints. */
class KeptOutput {
  #head: Buffer[] = []
  #headBytes = 0
  #end: Buffer[] = []
  #endBytes = 0
  #isCut = false

  push(chunk: Uint8Array): void {
    const room = HEAD_BYTES - this.#headBytes
    const first = chunk.subarray(0, Math.max(0, room))
    const rest = chunk.subarray(first.length)
    if (first.length > 0) this.#head.push(Buffer.from(first))
    this.#headBytes += first.length
    if (rest.length === 0) return
    this.#end.push(Buffer.from(rest))
    this.#endBytes += rest.length
    if (this.#endBytes <= 2 * END_BYTES) return
    this.#end = [Buffer.concat(this.#end).subarray(-END_BYTES)]
    this.#endBytes = END_BYTES
    this.#isCut = true
  }

  text(): string {
    const cut = this.#isCut ? [Buffer.from('\n…\n')] : []
    return Buffer.concat([...this.#head, ...cut, ...this.#end]).toString()
  }

  tail(): string {
    const bytes = Buffer.concat([...this.#head, ...this.#end]).subarray(-TAIL_BYTES)
    const text = bytes
      .toString()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
      .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '')
    const isCut = bytes.length === TAIL_BYTES
    return (isCut ? text.slice(text.indexOf('\n') + 1) : text).trimEnd()
  }
}
