import { writeSync } from 'node:fs'
import { BatonError } from '../../protocol/baton-error.ts'
import { Masker } from '../../settings/mask/masker.ts'

/** The secrets of a process: the masker that it used last, if any. A process that fails opens no key. */
interface Secrets {
  readonly lastMasker: Masker | undefined
}

/** The error with secret values masked in all its texts. */
export function maskedFailure(secrets: Secrets, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const masker = maskerOf(secrets)
  if (error instanceof BatonError) {
    const { values, details } = masker.deep({ values: error.values, details: error.details })
    const isSame = values === error.values && details === error.details
    return isSame ? error : BatonError.of(error.code, values as never, details)
  }
  const message = masker.text(error.message)
  const stack = masker.text(error.stack ?? '')
  if (message === error.message && stack === error.stack) return error
  return Object.assign(new Error(message), { stack })
}

/** An error that nobody caught ends the process as Node would end it, with secret values masked in what is printed. */
export function maskCrash(secrets: Secrets): Disposable {
  const onCrash = (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    writeSync(process.stderr.fd, `${maskerOf(secrets).text(text)}\n`)
    process.exit(1)
  }
  process.on('uncaughtException', onCrash)
  return { [Symbol.dispose]: () => void process.off('uncaughtException', onCrash) }
}

/** Keys of known forms are hidden without any settings. */
const maskerOf = ({ lastMasker }: Secrets) => lastMasker ?? new Masker([])
