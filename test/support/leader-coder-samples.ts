import { readFileSync } from 'node:fs'

const sample = (name: string) => readFileSync(new URL(`../fixtures/leader-coder/${name}`, import.meta.url), 'utf8')

/** The samples of the source document, to the letter. */
export const HANDOFF_SAMPLE = sample('section-1.1-handoff.md')
export const SUCCESS_SAMPLE = sample('section-2.1-success.md')
export const FAILURE_SAMPLE = sample('section-2.2-failure.md')
