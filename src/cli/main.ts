import { readFileSync } from 'node:fs'
import { CommanderError } from 'commander'
import { BatonError } from '../protocol/baton-error.ts'
import type { Lang } from '../protocol/lang.ts'
import { chooseLanguage } from './language.ts'
import { program } from './program.ts'
import { terminalText } from './terminal-text.ts'
import { usageError } from './usage-error.ts'

/**
 * Runs one command line and answers with its exit code. Every failure leaves here as one entry of the error
 * catalogue, on standard error: a line for a person, or with `--json` one object for a program.
 */
export async function main(argv: readonly string[]): Promise<number> {
  exitQuietlyWhenNobodyReads()
  let lang: Lang = 'en'
  try {
    lang = chooseLanguage(argv, process.env)
    const root = program(lang, version())
    if (argv.length === 0) root.outputHelp()
    else await root.parseAsync(argv, { from: 'user' })
    return 0
  } catch (thrown) {
    if (thrown instanceof CommanderError && thrown.exitCode === 0) return 0
    const error = toBatonError(thrown, argv)
    const text = argv.includes('--json')
      ? JSON.stringify(error.toBody(lang))
      : `${lang === 'ko' ? '오류' : 'error'}: ${terminalText(error.describe(lang))} [${error.code}]`
    process.stderr.write(`${text}\n`)
    return error.exitCode
  }
}

function toBatonError(thrown: unknown, argv: readonly string[]): BatonError {
  if (thrown instanceof BatonError) return thrown
  if (thrown instanceof CommanderError) return usageError(thrown, argv)
  if (process.env.BATON_DEBUG && thrown instanceof Error) process.stderr.write(`${thrown.stack}\n`)
  return BatonError.of('INTERNAL', { reason: thrown instanceof Error ? thrown.message : String(thrown) })
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** `baton … | head -1` closes the pipe early: that is the reader's right, not a failure. */
function exitQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
