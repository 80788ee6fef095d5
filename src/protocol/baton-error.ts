import { ERRORS, type ErrorCode } from './errors.ts'
import { fillTemplate, inLanguage, type TemplateValue, type TemplateValues } from './fill-template.ts'
import type { Lang } from './lang.ts'

export type ErrorValues<Code extends ErrorCode> = TemplateValues<(typeof ERRORS)[Code]['message']['en']>

/** Plain data only: an error is stored, sent and shown, so it carries no live object. */
export type ErrorDetails = Readonly<Record<string, unknown>>

/** An entry of the catalogue with its values. The English text is `message`; `describe` gives either language. */
export class BatonError extends Error {
  override readonly name = 'BatonError'
  readonly code: ErrorCode
  readonly values: Readonly<Record<string, TemplateValue>>
  readonly details: ErrorDetails

  private constructor(code: ErrorCode, values: Readonly<Record<string, TemplateValue>>, details: ErrorDetails) {
    super(fillTemplate(ERRORS[code].message, values, 'en').text)
    this.code = code
    this.values = values
    this.details = details
  }

  static of<Code extends ErrorCode>(code: Code, values: ErrorValues<Code>, details: ErrorDetails = {}): BatonError {
    return new BatonError(code, values, details)
  }

  get exitCode(): number {
    return ERRORS[this.code].exit
  }

  get httpStatus(): number {
    return ERRORS[this.code].http
  }

  get retryable(): boolean {
    return ERRORS[this.code].retryable
  }

  describe(lang: Lang): string {
    return fillTemplate(ERRORS[this.code].message, this.values, lang).text
  }

  /** The shape that the command line prints with `--json` and that the API answers with. */
  toBody(lang: Lang): { error: { code: ErrorCode; message: string; details: ErrorDetails } } {
    const details = { ...inLanguage(this.values, lang), ...this.details }
    return { error: { code: this.code, message: this.describe(lang), details } }
  }
}
