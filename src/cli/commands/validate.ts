import { createHash } from 'node:crypto'
import {
  BatonError,
  CONTRACT_KINDS,
  type ContractKind,
  createValidator,
  type DocumentValidator,
  definitionHash,
  describeViolation,
  guessKind,
  type Lang,
  type PipelineDefinition,
  parseJson,
  type Violation,
} from '../../protocol/index.ts'
import { pipelineFrom } from '../pipeline-from.ts'
import { readInput } from '../read-input.ts'
import { terminalText } from '../terminal-text.ts'

export interface ValidateOptions {
  readonly kind?: ContractKind
  readonly strict?: boolean
  readonly pipeline?: string
  readonly json?: boolean
  readonly lang: Lang
}

interface Finding {
  readonly pointer: string
  readonly rule: string
  readonly message: string
}

/** What became of one file: its verdict, or the error that kept it from being read. */
interface FileReport {
  readonly file: string
  readonly kind?: ContractKind
  readonly valid: boolean
  readonly violations: readonly Finding[]
  readonly warnings: readonly Finding[]
  /** Of a valid pipeline definition: the name by which tasks pin it. */
  readonly hash?: string
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
  const unread = (error: BatonError): FileReport => ({ file, valid: false, violations: [], warnings: [], error })
  try {
    const parsed = parseJson(await readInput(file), file)
    if (!parsed.ok) return unread(parsed.error)
    const kind = options.kind ?? guessKind(parsed.value)
    if (!kind) return unread(BatonError.of('UNKNOWN_KIND', { source: file, kinds: CONTRACT_KINDS.join(', ') }))
    const verdict = check(kind, parsed.value, { strict: options.strict ?? false })
    const finding = (found: Violation): Finding => ({
      pointer: found.pointer,
      rule: found.rule,
      message: describeViolation(found, options.lang),
    })
    return {
      file,
      kind,
      valid: verdict.valid,
      violations: verdict.violations.map(finding),
      warnings: verdict.warnings.map(finding),
      ...(kind === 'pipeline' && verdict.valid ? { hash: hashOf(verdict.value as PipelineDefinition) } : {}),
    }
  } catch (error) {
    if (error instanceof BatonError) return unread(error)
    throw error
  }
}

const hashOf = (definition: PipelineDefinition) =>
  definitionHash(definition, (text) => createHash('sha256').update(text).digest('hex'))

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
  const line = (mark: string, { pointer, message }: Finding) =>
    `    ${mark}${terminalText(pointer || '/')}  ${terminalText(message)}\n`
  return [
    `${one.valid ? '✓' : '✗'} ${file}: ${one.kind}, ${one.valid ? words.valid : `${words.invalid} ${one.violations.length}`}${one.hash ? `, ${one.hash}` : ''}\n`,
    ...one.violations.map((found) => line('', found)),
    ...one.warnings.map((found) => line(`${words.warning}: `, found)),
  ].join('')
}
