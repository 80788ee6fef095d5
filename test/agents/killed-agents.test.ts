import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { plainAdapter } from '../../src/agents/adapters/plain-adapter.ts'
import { type AgentStream, createAgentStream } from '../../src/agents/agent-stream.ts'
import type { BlockEvent } from '../../src/protocol/agent-blocks/block-events.ts'
import { eventsOf, seededRandom } from '../support/parse-agent-output.ts'
import { ROOT } from '../support/run-baton.ts'
import { type AgentWorld, useAgentWorld } from './agent-world.ts'

const SAMPLES = [
  '11-question-business',
  '13-question-choice',
  '17-phase-details',
  '20-error-recoverable',
  '24-custom-details',
].map((name) => join(ROOT, 'test', 'fixtures', 'protocol', 'samples', `${name}.txt`))
const KILLS = 25

const held = useAgentWorld()
let world: AgentWorld
beforeEach(() => {
  world = held.current
})

const isText = ({ kind }: BlockEvent) => kind === 'log' || kind === 'detail'

function listening(): { readonly stream: AgentStream; readonly heard: BlockEvent[] } {
  const heard: BlockEvent[] = []
  const stream = createAgentStream({
    adapter: plainAdapter(),
    onHeard: (all) => void heard.push(...all.flatMap((one) => (one.kind === 'event' ? [one.event] : []))),
  })
  return { heard, stream }
}

/** A block is whole with the line end after its closing tag: said by the bytes, not by the parser. */
const wholeBlocks = (bytes: Buffer) => bytes.toString('utf8').match(/^\[\/[A-Z_]+\]\n/gm)?.length ?? 0

/** What may be heard of an agent that was killed: its whole blocks, as they are in the whole output, and nothing else. */
function expectNoHalf(heard: readonly BlockEvent[], printed: Buffer, whole: Buffer): void {
  const blocks = eventsOf(whole).filter((event) => !isText(event) && !event.kind.endsWith('_complete'))
  expect(heard.filter((event) => !isText(event))).toEqual(blocks.slice(0, wholeBlocks(printed)))
}

describe.each(SAMPLES)('an agent that is killed while it prints %s', (path) => {
  const whole = readFileSync(path)

  test('has said only its whole blocks, at every byte', async () => {
    for (let offset = 0; offset <= whole.length; offset += 1) {
      const { stream, heard } = listening()
      const printed = whole.subarray(0, offset)
      stream.push('stdout', printed)
      await stream.end('killed')
      expectNoHalf(heard, printed, whole)
      expect(stream.position.stdout).toBe(offset)
    }
  })

  test(`has said only its whole blocks, in ${KILLS} real kills`, async () => {
    const random = seededRandom(whole.length)
    const offsets = new Set<number>()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = Math.floor(random() * whole.length)
      const { stream, heard } = listening()
      const chunks: Buffer[] = []
      let printed = 0
      let shoot = () => {}
      const agent = world.launch('byte-by-byte.sh', [path], {
        onOutput: (source, bytes) => {
          if (source === 'stderr') throw new Error(bytes.toString())
          chunks.push(bytes)
          printed += bytes.length
          if (printed >= target) shoot()
          return stream.push(source, bytes)
        },
      })
      shoot = () => process.kill(agent.pid as number, 'SIGKILL')
      expect(await agent.ended).toEqual({ how: 'signalled', signal: 'SIGKILL' })
      await stream.end('killed')
      const all = Buffer.concat(chunks)
      expect(all.equals(whole.subarray(0, all.length))).toBe(true)
      expectNoHalf(heard, all, whole)
      offsets.add(all.length)
    }
    // Else the agent was always through before it was killed, and nothing was proved.
    expect(offsets.size).toBeGreaterThan(5)
    expect([...offsets].some((offset) => offset < whole.length)).toBe(true)
  })
})
