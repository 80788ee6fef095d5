import { readFileSync } from 'node:fs'
import { BatonError } from '../../protocol/baton-error.ts'
import { addCommand, type McpClient } from '../../server/mcp/add-command.ts'
import type { OpenStore } from '../../server/mcp/person-desk.ts'
import { channelAccess } from '../../service/channel/call-channel.ts'
import { openMasking, shown } from '../../service/settings/shown-text.ts'
import { type CommonOptions, requireOutsideRun, storeNamed, withBaton } from '../compose.ts'
import { ownCommand } from '../own-command.ts'
import { printAsIs, printJson } from '../report.ts'
import { shellWord } from '../shell-word.ts'

export interface McpCommandOptions extends CommonOptions {
  readonly print?: McpClient
}

/**
 * `baton mcp`: serves the Model Context Protocol on standard input and output until the client goes away. Inside a run it
 * speaks with the worker of the run; elsewhere it opens the store for each call, as the command line does.
 */
export async function mcp(options: McpCommandOptions): Promise<void> {
  if (options.print !== undefined) return printAddCommand(options.print, options)
  const { lang, as } = options
  const access = channelAccess()
  if (access && as !== undefined) throw BatonError.of('AS_REFUSED', { actor: as })
  if (!access) requireOutsideRun(options, 'write')
  // Loaded here: no other command needs the SDK.
  const { serveMcp } = await import('../../server/mcp/mcp-server.ts')
  const version = packageVersion()
  if (access) {
    const { runDesk } = await import('../../server/mcp/run-desk.ts')
    return serveMcp(runDesk(access), { version, lang })
  }
  const { personDesk } = await import('../../server/mcp/person-desk.ts')
  // Standard output is the protocol's, and hints on standard error would be repeated with each call.
  const quiet = { ...options, json: true }
  const open: OpenStore = (how, work) =>
    withBaton(quiet, how, async ({ service, caller }) => {
      await openMasking(service)
      return shown(service, await work(service, caller))
    })
  const desk = personDesk(open, lang)
  await serveMcp(desk, { version, lang })
}

/** The whole path of the store: an agent CLI starts its servers in any folder. */
function printAddCommand(client: McpClient, options: McpCommandOptions): void {
  const start = ownCommand({ cwd: '/' })
  const as = options.as === undefined ? [] : ['--as', shellWord(options.as)]
  const words = [start, 'mcp', '--store', shellWord(storeNamed(options)), ...as]
  const command = addCommand(client, words)
  if (options.json) printJson({ client, command })
  else printAsIs(`${command}\n`)
}

function packageVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
