import { describe, expect, it } from 'vitest'
import { answerCandidates } from '../../../src/protocol/auto-fix/answer-candidates.ts'
import { parseCompletionReport } from '../../../src/protocol/completion-report/parse-completion-report.ts'
import { parseHandoffDocument } from '../../../src/protocol/handoff-document/parse-handoff-document.ts'

const SIZE = 999_000
const repeated = (piece: string) => piece.repeat(SIZE / piece.length)

/** Texts of a megabyte on which ordinary Markdown parsers need minutes, or fall over. */
const HOSTILE = {
  'nested quotes': repeated('>'),
  'nested lists': `${repeated('- ')}a`,
  'nested numbers': `${repeated('1. ')}a`,
  'lists nested by tabs': `${repeated('-\t')}a`,
  'lists ever further in': Array.from({ length: 1400 }, (_, depth) => `${' '.repeat(depth)}- a\n`).join(''),
  brackets: repeated('['),
  links: repeated('[a]('),
  emphasis: repeated('_a*'),
  'runs of backticks': Array.from({ length: 1400 }, (_, length) => `${'`'.repeat(length)} `).join(''),
  'underlined headings': repeated('a\n=\n'),
  'empty items': repeated('-\n'),
  'bad paths': repeated('- ../a\n'),
  'open comments': repeated('a <!--'),
  'blanks inside a heading': `# a${repeated(' ')}b`,
  'closing marks': `# ${repeated('# ')}`,
  fences: repeated('~~~\n```\n'),
  braces: repeated('{'),
  quotes: repeated('{"'),
  sections: repeated('## Input\n'),
  'names of objects': repeated('## __proto__\n- constructor\n'),
}

describe('a megabyte of hostile text', () => {
  it.each(Object.entries(HOSTILE))('made of %s is refused in a moment', (_, text) => {
    const started = performance.now()
    expect(parseHandoffDocument(`## Input\n${text}`.slice(0, 1_000_000)).ok).toBe(false)
    expect(parseCompletionReport(`### 실행 결과\n- a\n  ${text}`.slice(0, 1_000_000)).ok).toBe(false)
    expect(answerCandidates(text).length).toBeLessThan(20)
    // Three passes over a megabyte. A quadratic step would take minutes; a busy machine does not.
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
