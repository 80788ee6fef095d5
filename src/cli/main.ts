import { existsSync, readFileSync } from 'node:fs'
import { type Command, CommanderError } from 'commander'
import { BatonError } from '../protocol/baton-error.ts'
import type { Lang } from '../protocol/lang.ts'
import { locateConfig } from './config-place.ts'
import { chooseLanguage, flagValue } from './language.ts'
import { isKeptWhenNobodyReads } from './on-interrupt.ts'
import { program } from './program.ts'
import { terminalText } from './terminal-text.ts'
import { calledCommands, usageError, withCommand } from './usage-error.ts'

/**
 * Runs one command line and answers with its exit code. Every failure leaves here as one entry of the error
 * catalogue, on standard error: a line for a person, or with `--json` one object for a program. The launcher is told
 * which command succeeded, to keep what was compiled for it.
 */
export async function main(argv: readonly string[], called?: (command: string) => void): Promise<number> {
  stopWhenNobodyReads()
  let lang: Lang = 'en'
  let root: Command | undefined
  try {
    lang = await chooseLanguage(argv, process.env, () => languageHere(argv))
    root = program(lang, version(), looksAtNothing(argv) ? undefined : argv)
    if (argv.length === 0) root.outputHelp()
    else await root.parseAsync(argv, { from: 'user' })
    called?.(
      calledCommands(root, argv)
        .map((one) => one.name())
        .join(' '),
    )
    // A command that answers and has something to object, as `settings check` does.
    return Number(process.exitCode ?? 0)
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return 0
    if (root && asksWhatThereIs(thrown)) {
      calledCommands(program(lang, version()), argv).at(-1)?.outputHelp()
      return 0
    }
    const error = withCommand(toBatonError(thrown), root, argv)
    process.stderr.write(asksForJson(argv) ? `${JSON.stringify(error.toBody(lang))}\n` : await toText(error, lang))
    return error.exitCode
  }
}

/** Arguments after `--` belong to the agent's command. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return (end < 0 ? argv : argv.slice(0, end)).includes('--json')
}

/** Help and the version are printed without looking at any file. */
const LOOKS_AT_NOTHING = ['--help', '-h', 'help', '--version', '-V']

function looksAtNothing(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.some((word) => LOOKS_AT_NOTHING.includes(word))
}

async function languageHere(argv: readonly string[]): Promise<Lang | undefined> {
  if (looksAtNothing(argv)) return undefined
  const { path } = locateConfig(flagValue(argv, '--config'))
  if (!existsSync(path)) return undefined
  return (await import('./config-language.ts')).configLanguage(path)
}

/** `baton task` alone asks what there is: that is no failure, though the parser calls it one. */
const asksWhatThereIs = (thrown: unknown) => thrown instanceof CommanderError && thrown.code === 'commander.help'

function toBatonError(thrown: unknown): BatonError {
  if (thrown instanceof BatonError) return thrown
  if (thrown instanceof CommanderError) return usageError(thrown)
  if (process.env.BATON_DEBUG && thrown instanceof Error) process.stderr.write(`${thrown.stack}\n`)
  return BatonError.of('INTERNAL', { reason: thrown instanceof Error ? thrown.message : String(thrown) })
}

async function toText(error: BatonError, lang: Lang): Promise<string> {
  const { asTypedHere } = await import('./own-command.ts')
  const text = asTypedHere(terminalText(error.describe(lang)))
  const line = `${KIND_OF_END[endOf(error)][lang]}: ${text} [${error.code}]\n`
  const { violations } = error.details
  if (!Array.isArray(violations)) return line
  // Loaded only here: the rules of documents come with every schema behind them.
  const { listViolations } = await import('./present/screen/list-violations.ts')
  return line + listViolations(violations, lang)
}

/** Work that waits for a person, or that a person interrupted, did not fail. */
const endOf = ({ code, exitCode }: BatonError) =>
  exitCode === WAITS_FOR_A_PERSON ? 'waiting' : code.endsWith('_INTERRUPTED') ? 'interrupted' : 'error'
const WAITS_FOR_A_PERSON = 7
const KIND_OF_END = {
  waiting: { ko: '대기', en: 'waiting' },
  interrupted: { ko: '중단', en: 'interrupted' },
  error: { ko: '오류', en: 'error' },
} as const

function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/**
 * `baton … | head -1` closes the pipe early. A command that only looks ends with that: it is the reader's right, not a
 * failure. One that changes something is not cut off in the middle (`keepWhenNobodyReads`): agents are stopped in good
 * order, as by Ctrl-C, and the exit code says that their work is not finished.
 */
function stopWhenNobodyReads(): void {
  let changes = false
  let told = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    changes ||= isKeptWhenNobodyReads()
    // Each further line fails too, also the last ones of a command that is putting its work down.
    if (!changes) process.exit(0)
    if (told || process.listenerCount('SIGINT') === 0) return
    told = true
    process.emit('SIGINT', 'SIGINT')
  })
}
