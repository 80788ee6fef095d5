import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import { type CommandEnd, type CommandOptions, runCommand } from '../run-command.ts'

export interface StepsOptions extends Omit<CommandOptions, 'argv' | 'cwd' | 'env' | 'pass' | 'timeout_minutes'> {
  readonly folder: string
  readonly steps: readonly SetupStep[]
  /** The outputs are there already: only what depends on the tree is made. */
  readonly again: boolean
}

export interface FailedStep {
  readonly step: SetupStep
  readonly command: readonly string[]
  readonly end: CommandEnd
}

/** Of our own variables: how package managers reach their registries. Tokens are not among them. */
const PASSED = [
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
  ...[
    'npm_config_registry',
    'NPM_CONFIG_REGISTRY',
    'npm_config_cache',
    'npm_config_userconfig',
    'NPM_CONFIG_USERCONFIG',
  ],
  ...[
    'npm_config_cafile',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
  ],
  ...['PIP_INDEX_URL', 'PIP_EXTRA_INDEX_URL', 'PIP_FIND_LINKS', 'PIP_CERT', 'PIP_DEFAULT_TIMEOUT', 'PIP_NO_INDEX'],
  ...[
    'PIP_CONFIG_FILE',
    'PIP_DISABLE_PIP_VERSION_CHECK',
    'UV_INDEX_URL',
    'UV_DEFAULT_INDEX',
    'UV_CACHE_DIR',
    'UV_PYTHON',
  ],
  ...['GOPROXY', 'GONOSUMDB', 'GONOSUMCHECK', 'GOFLAGS', 'GOMODCACHE', 'CARGO_HOME', 'RUSTUP_HOME', 'COREPACK_HOME'],
  ...['COREPACK_NPM_REGISTRY', 'YARN_REGISTRY', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME'],
]

/** Runs the steps of a setup in their order, and stops at the first that fails. */
export async function runSteps({ folder, steps, again, ...rest }: StepsOptions): Promise<FailedStep | undefined> {
  for (const step of steps) {
    const commands = again && step.again.length > 0 ? step.again : [step.command]
    for (const command of commands) {
      const cwd = await insideFolder(folder, step.cwd)
      const { env, timeout_minutes } = step
      const end = await runCommand({ ...rest, argv: command, cwd, env, pass: PASSED, timeout_minutes })
      rest.signal.throwIfAborted()
      if (end.code !== 0) return { step, command, end }
    }
  }
  return undefined
}

/** A folder of the tree by its path. A link that leads out of the tree counts as a folder that is not there. */
export async function insideFolder(folder: string, path: string): Promise<string> {
  const root = await realpath(folder)
  const at = await realpath(join(root, path)).catch(() => undefined)
  return at === root || at?.startsWith(root + sep) ? at : join(root, path, '.missing')
}
