import {
  BatonError,
  type BlockEvent,
  createValidator,
  type DocumentValidator,
  describeViolation,
  type Lang,
  type Position,
  type Violation,
} from '../../protocol/index.ts'
import { describeBlockEvent } from '../describe-block-event.ts'
import { type DocumentKind, examineDocument } from '../examine-document.ts'
import { pipelineFrom } from '../pipeline-from.ts'
import { readBytes } from '../read-input.ts'
import { terminalText } from '../terminal-text.ts'

export interface ValidateOptions {
  readonly kind?: DocumentKind
  readonly strict?: boolean
  readonly pipeline?: string
  readonly json?: boolean
  readonly lang: Lang
}

interface Finding {
  readonly pointer: string
  readonly rule: string
  readonly message: string
  readonly position?: Position
}

/** What became of one file: its verdict, or the error that kept it from being read. */
interface FileReport {
  readonly file: string
  readonly kind?: DocumentKind
  readonly valid: boolean
  readonly violations: readonly Finding[]
  readonly warnings: readonly Finding[]
  readonly hash?: string
  readonly events?: readonly BlockEvent[]
  readonly error?: BatonError
}

/** `baton validate FILE…`: holds documents to their contracts and lists everything that is wrong with each. */
export async function validate(files: readonly string[], options: ValidateOptions): Promise<void> {
  const check = createValidator(await pipelineFrom(options.pipeline))
  const reports: FileReport[] = []
  for (const file of files) reports.push(await report(file, options, check))

  const invalid = reports.filter((one) => !one.valid)
  // A single file that could not be read speaks for itself, on standard error; several outcomes are summed up.
  const single = invalid.length === 1 ? invalid[0]?.error : undefined
  if (options.json) process.stdout.write(`${JSON.stringify(toJson(reports, options.lang), null, 2)}\n`)
  else {
    const shown = reports.filter((one) => one.error === undefined || one.error !== single)
    process.stdout.write(shown.map((one) => toText(one, options.lang)).join(''))
  }
  if (invalid.length > 0) throw single ?? summary(reports, invalid, options.lang)
}

async function report(file: string, options: ValidateOptions, check: DocumentValidator): Promise<FileReport> {
  try {
    const { kind, strict = false, lang } = options
    const { violations, warnings, ...examined } = examineDocument(await readBytes(file), file, { kind, strict, check })
    return {
      file,
      ...examined,
      valid: violations.length === 0,
      violations: violations.map((found) => toFinding(found, lang)),
      warnings: warnings.map((found) => toFinding(found, lang)),
    }
  } catch (error) {
    if (!(error instanceof BatonError)) throw error
    return { file, valid: false, violations: [], warnings: [], error }
  }
}

function toFinding(found: Violation, lang: Lang): Finding {
  const { pointer, rule, position } = found
  return { pointer, rule, message: describeViolation(found, lang), ...(position ? { position } : {}) }
}

function summary(reports: readonly FileReport[], invalid: readonly FileReport[], lang: Lang): BatonError {
  return BatonError.of(
    'INVALID_INPUT',
    { total: reports.length, invalid: invalid.length },
    { files: toJson(invalid, lang).files },
  )
}

function toJson(reports: readonly FileReport[], lang: Lang) {
  return {
    valid: reports.every((one) => one.valid),
    files: reports.map(({ error, ...rest }) => (error ? { ...rest, ...error.toBody(lang) } : rest)),
  }
}

const WORDS = {
  ko: { valid: '유효', invalid: '위반', warning: '경고', unread: '읽지 못함' },
  en: { valid: 'valid', invalid: 'invalid', warning: 'warning', unread: 'not read' },
} as const

function toText(one: FileReport, lang: Lang): string {
  const words = WORDS[lang]
  const file = terminalText(one.file)
  if (one.error) return `✗ ${file}: ${words.unread}: ${terminalText(one.error.describe(lang))}\n`
  const line = (mark: string, { pointer, position, message }: Finding) => {
    const place = position ? `${position.line}:${position.column}${pointer ? ` ${pointer}` : ''}` : pointer || '/'
    return `    ${mark}${terminalText(place)}  ${terminalText(message)}\n`
  }
  const verdict = one.valid ? words.valid : `${words.invalid} ${one.violations.length}`
  return [
    `${one.valid ? '✓' : '✗'} ${file}: ${one.kind}, ${verdict}${one.hash ? `, ${one.hash}` : ''}\n`,
    ...(one.events ?? []).map((event) => `    ${terminalText(describeBlockEvent(event, lang))}\n`),
    ...one.violations.map((found) => line('', found)),
    ...one.warnings.map((found) => line(`${words.warning}: `, found)),
  ].join('')
}
