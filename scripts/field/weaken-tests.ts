/** A test file in which the tests that a fix changed do not run any more. */
export interface Weakened {
  readonly text: string
  /** Number of tests that are skipped. */
  readonly skipped: number
}

const JS_TEST = /^(\s*(?:await\s+|void\s+|return\s+)?)(it|test|t\.test)(?:\.(?:only|concurrent|serial))?(?=[.(])/
const PYTHON_TEST = /^(\s*)(?:async\s+)?def\s+test_/
const PYTHON_SKIP = '@__import__("pytest").mark.skip'

/** Skips the tests around the changed lines, by the smallest edit that the runners (all but a few) understand. */
export function weaken(path: string, text: string, changed: readonly number[]): Weakened {
  const lines = text.split('\n')
  const isTest = path.endsWith('.py') ? PYTHON_TEST : JS_TEST
  const starts = new Set(changed.map((line) => startOfTest(lines, line - 1, isTest)).filter((line) => line >= 0))
  const edited = lines.flatMap((line, at) => {
    if (!starts.has(at)) return [line]
    return path.endsWith('.py') ? pythonSkip(line) : [jsSkip(line)]
  })
  return { text: edited.join('\n'), skipped: starts.size }
}

/** The last start of a test at or above the line; −1 where there is none. */
function startOfTest(lines: readonly string[], from: number, isTest: RegExp): number {
  for (let at = from; at >= 0; at -= 1) if (isTest.test(lines[at] ?? '')) return at
  return -1
}

function jsSkip(line: string): string {
  return line.replace(
    JS_TEST,
    (_, before: string, word: string) => `${before}${word === 't.test' ? 't.skip' : `${word}.skip`}`,
  )
}

/** A decorator stands above others just as well as below them. */
function pythonSkip(line: string): string[] {
  const indent = PYTHON_TEST.exec(line)?.[1] ?? ''
  return [`${indent}${PYTHON_SKIP}`, line]
}
