import { fillTemplate, type TemplateValue } from './fill-template.ts'
import type { Lang } from './lang.ts'
import { type RuleName, violationRules } from './violation-rules.ts'

/** One thing that is wrong in a document, at one place. */
export interface Violation {
  /** RFC 6901; the empty string is the whole document. */
  readonly pointer: string
  readonly rule: RuleName
  readonly values: Readonly<Record<string, TemplateValue>>
  /** Where it stands in a document that is read as text; lines and columns count from 1. */
  readonly position?: Position
}

export interface Position {
  readonly line: number
  readonly column: number
}

export function violation(pointer: string, rule: RuleName, values: Violation['values'] = {}): Violation {
  return { pointer, rule, values }
}

export function isWarning(found: Violation): boolean {
  return violationRules()[found.rule].level === 'warning'
}

export function describeViolation(found: Violation, lang: Lang): string {
  return fillTemplate(violationRules()[found.rule].message, found.values, lang).text
}
