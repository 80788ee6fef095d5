import { INSIDE, type OutputReader } from '../output-reader.ts'

const FAILED = /^ *--- FAIL: (\S+)/
const PACKAGE = /^(ok|FAIL|---)\s+(\S+)(?:\s+(?:[\d.]+s|\(cached\)|\[(build failed|setup failed)\]))/
const COMPILED = /^(?:vet: )?(\S+\.go):\d+(?::\d+)?: (.+)$/

/** go test, go build and go vet. A test that fails by its subtests alone has no name of its own. */
export const goTest: OutputReader = {
  knows: /^(?:ok|FAIL)\s+\S+\s+(?:[\d.]+s|\(cached\)|\[)|^(?:vet: )?\S+\.go:\d/,
  *read(lines) {
    let tests: string[] = []
    let isCompiler = false
    for (const line of lines) {
      const test = FAILED.exec(line)?.[1]
      if (test !== undefined) tests.push(test)
      if (line.startsWith('# ')) isCompiler = true
      const compiled = isCompiler ? COMPILED.exec(line) : null
      if (compiled) yield `${compiled[1]} ${compiled[2]}`
      const ended = PACKAGE.exec(line)
      if (!ended) continue
      isCompiler = false
      const [, word, name = '', build] = ended
      if (word === 'FAIL' && build) yield `${name} [${build}]`
      else if (word === 'FAIL' && tests.length === 0) yield name
      yield* leaves(tests).map((one) => `${name}${INSIDE}${one}`)
      tests = []
    }
    yield* leaves(tests)
  },
}

function leaves(tests: readonly string[]): readonly string[] {
  const parents = new Set(tests.flatMap((test) => [...test.matchAll(/\//g)].map(({ index }) => test.slice(0, index))))
  return tests.filter((test) => !parents.has(test))
}
