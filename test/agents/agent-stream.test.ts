import { describe, expect, test } from 'vitest'
import type { Heard } from '../../src/agents/adapters/adapter.ts'
import { plainAdapter } from '../../src/agents/adapters/plain-adapter.ts'
import { createAgentStream, type StreamTimers } from '../../src/agents/agent-stream.ts'

const SIGNAL = '=== PHASE 1 COMPLETE ===\nPhase: Planning\n'

/** Timers that fire when the test says so. */
class HandTimers implements StreamTimers {
  private callback: (() => void) | undefined
  readonly set = (callback: () => void, ms: number): unknown => {
    expect(ms).toBe(1_000)
    this.callback = callback
    return callback
  }
  readonly clear = (timer: unknown): void => {
    if (timer === this.callback) this.callback = undefined
  }
  get isSet(): boolean {
    return this.callback !== undefined
  }
  fire(): void {
    const { callback } = this
    this.callback = undefined
    callback?.()
  }
}

/** What an event is, or what a text is. */
const nameOf = (heard: Heard) => {
  if (heard.kind === 'event') return heard.event.kind
  return heard.kind === 'text' ? heard.source : heard.kind
}

function listening(onHeard?: (heard: readonly Heard[]) => void | Promise<void>) {
  const timers = new HandTimers()
  const heard: string[] = []
  const stream = createAgentStream({
    adapter: plainAdapter(),
    timers,
    onHeard: (some) => {
      heard.push(...some.map(nameOf))
      return onHeard?.(some)
    },
  })
  const say = (text: string, source: 'stdout' | 'stderr' = 'stdout') => stream.push(source, Buffer.from(text))
  return { timers, heard, stream, say }
}

describe('the stream of an agent', () => {
  test('completes a signal after a second without output, and not before', () => {
    const { timers, heard, say } = listening()
    say(SIGNAL)
    expect(heard).toEqual([])
    timers.fire()
    expect(heard).toEqual(['block', 'phase_complete', 'detail'])
    expect(timers.isSet).toBe(false)
  })

  test('takes stderr into the transcript and nowhere else', () => {
    const { timers, heard, stream, say } = listening()
    say('[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n', 'stderr')
    expect(heard).toEqual([])
    expect(timers.isSet).toBe(false)
    say('한\n')
    expect(stream.position).toEqual({ stdout: 4, stderr: 62, total: 66 })
  })

  test('is not quiet while the agent is frozen', () => {
    const { timers, heard, stream, say } = listening()
    say(SIGNAL)
    stream.freeze()
    expect(timers.isSet).toBe(false)
    stream.thaw()
    say('Documents created:\n- a.md\n')
    timers.fire()
    expect(heard).toEqual(['block', 'phase_complete', 'detail', 'detail', 'detail'])
  })

  test('is not quiet while we are the slow ones, and hands over one batch after the other', async () => {
    const gates: PromiseWithResolvers<void>[] = []
    const { timers, heard, say } = listening(() => {
      const gate = Promise.withResolvers<void>()
      gates.push(gate)
      return gate.promise
    })
    const first = say(`log\n[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n${SIGNAL}`)
    expect(first).toBeInstanceOf(Promise)
    expect(heard).toEqual(['stdout', 'block', 'error'])
    expect(timers.isSet).toBe(false)
    const second = say('more\n')
    expect(gates).toHaveLength(1)
    gates[0]?.resolve()
    await first
    expect(heard).toEqual(['stdout', 'block', 'error', 'block', 'phase_complete', 'detail', 'stdout'])
    gates[1]?.resolve()
    await second
    expect(timers.isSet).toBe(true)
  })

  test('gives a line as soon as it is whole, and a block as soon as it is closed', () => {
    const { heard, say } = listening()
    say('one\ntwo\n[ERROR]\ntype: fatal\n')
    expect(heard).toEqual(['stdout'])
    say('message: m\nrecovery: notify_user\n[/ERROR]\nthr')
    expect(heard).toEqual(['stdout', 'block', 'error'])
  })

  test('at the exit completes the signal and finds the open block', async () => {
    const exited = listening()
    exited.say(SIGNAL)
    await exited.stream.end('exited')
    expect(exited.heard).toEqual(['block', 'phase_complete', 'detail'])
    expect(exited.timers.isSet).toBe(false)
    const open = listening()
    open.say('[ERROR]\ntype: fatal\n')
    await open.stream.end('exited')
    expect(open.heard).toEqual(['block', 'invalid'])
  })

  test('of a killed agent hears neither', async () => {
    for (const begun of [SIGNAL, '[ERROR]\ntype: fatal\n']) {
      const killed = listening()
      killed.say(`log\n${begun}`)
      await killed.stream.end('killed')
      expect(killed.heard).toEqual(['stdout', 'stdout'])
    }
  })

  test('follows the run to its next phase', () => {
    const { timers, heard, stream, say } = listening()
    stream.setWorkflow({ kind: 'phases', currentPhase: 2 })
    say(SIGNAL)
    timers.fire()
    expect(heard).toEqual(['block', 'invalid'])
  })

  test('says with which error its listener failed to whoever pushed', async () => {
    const { say } = listening(() => Promise.reject(new Error('the disk is full')))
    await expect(say('[ERROR]\ntype: fatal\nmessage: m\nrecovery: notify_user\n[/ERROR]\n')).rejects.toThrow('disk')
  })

  test('is quiet after a real second by its own timers', async () => {
    const heard = Promise.withResolvers<readonly Heard[]>()
    const stream = createAgentStream({ adapter: plainAdapter(), onHeard: heard.resolve, quietMs: 30 })
    stream.push('stdout', Buffer.from(SIGNAL))
    // Its timer holds no process back, so the test has to.
    const hold = setInterval(() => {}, 10)
    expect(await heard.promise).toMatchObject([
      { source: 'block' },
      { event: { kind: 'phase_complete', name: 'Planning' } },
      { event: { kind: 'detail' } },
    ])
    clearInterval(hold)
  })
})
