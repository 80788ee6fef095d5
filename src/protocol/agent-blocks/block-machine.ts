import type { Localized } from '../lang.ts'
import { type Violation, violation } from '../violation.ts'
import type { BlockEvent, FromBlock, Workflow } from './block-events.ts'
import { type BlockLimits, MAX_BLOCK_LINES } from './block-limits.ts'
import { ByteBuffer } from './byte-buffer.ts'
import { CodeFence } from './code-fence.ts'
import { CUT_MARK, decodeUtf8, wholeCharacters } from './decode-utf8.ts'
import { type LineMarker, readMarker } from './line-marker.ts'
import type { LineSink, Span } from './line-splitter.ts'
import { LogRun } from './log-run.ts'
import { OpenBlock } from './open-block.ts'
import { OpenSignal } from './open-signal.ts'
import { readBlock } from './read-block.ts'
import { isSampleBlock } from './sample-block.ts'
import { toBlockEvent, toInvalidEvent } from './to-block-event.ts'
import { phaseFault, workflowFault } from './workflow-fault.ts'

export interface NoncePolicy {
  readonly value: string
  /** Whether the agent is heard only with its nonce. */
  readonly required: boolean
}

interface BlockMachineOptions {
  readonly limits: BlockLimits
  readonly nonce: NoncePolicy | undefined
  readonly workflow: Workflow | undefined
  readonly logText: boolean
}

/** A line as the splitter shows it. */
interface Line {
  readonly bytes: Uint8Array
  readonly from: number
  readonly to: number
  readonly at: Span
  readonly marker: LineMarker | undefined
}

/**
 * What each line means. It stands outside, in a block, or among the details of a signal; a code fence runs beside that.
 *
 * 1. A block or signal is held back until it is whole, and only then judged: heard, log lines, or foreign.
 * 2. What interrupts a block is read again from the outside, so nothing that comes after a mistake is lost.
 */
export class BlockMachine implements LineSink {
  /** Set when the run moves on. */
  workflow: Workflow | undefined
  attentive = false
  private readonly limits: BlockLimits
  private readonly nonce: NoncePolicy | undefined
  private readonly fence: CodeFence
  private readonly log: LogRun
  private readonly kept = new ByteBuffer()
  private events: BlockEvent[] = []
  private block: OpenBlock | undefined
  private signal: OpenSignal | undefined

  constructor({ limits, nonce, workflow, logText }: BlockMachineOptions) {
    this.limits = limits
    this.nonce = nonce
    this.workflow = workflow
    this.fence = new CodeFence(limits.maxFenceBytes)
    this.log = new LogRun(logText)
  }

  takeEvents(): BlockEvent[] {
    const { events } = this
    this.events = []
    return events
  }

  plain(bytes: Uint8Array, from: number, to: number, lines: number, at: Span): void {
    this.addLog(at, lines, () => decodeUtf8(bytes, from, to))
  }

  line(bytes: Uint8Array, from: number, to: number, at: Span): void {
    const line = { bytes, from, to, at, marker: readMarker(bytes, from, to) }
    if (this.block) this.lineInBlock(this.block, line)
    else if (this.signal) this.lineInSignal(this.signal, line)
    else this.lineOutside(line)
  }

  long(beginning: Uint8Array, at: Span): void {
    if (this.block) {
      this.block.addLong(beginning, at)
      this.giveUpIfHopeless(this.block)
      return
    }
    if (this.signal) this.completeSignal(this.signal)
    this.addCutLog(at, 1, decodeUtf8(beginning, 0, wholeCharacters(beginning)) + CUT_MARK)
  }

  quiet(): void {
    if (this.signal) this.completeSignal(this.signal)
    this.fence.wearOff()
    this.closeLog()
  }

  end(): void {
    if (this.signal) this.completeSignal(this.signal)
    if (this.block) this.endUnclosed(this.block, ENDED_BY.end)
    this.closeLog()
  }

  closeLog(): void {
    const event = this.log.close()
    if (event) this.events.push(event)
  }

  private lineOutside(line: Line): void {
    const { marker, at } = line
    const fenced = this.fence.holds(at.start)
    switch (marker?.kind) {
      case 'open':
        this.kept.clear()
        this.kept.append(line.bytes, line.from, line.to)
        this.block = new OpenBlock(marker.tag, fenced, at, this.limits, this.kept)
        this.attentive = true
        return
      case 'phase_complete':
        this.signal = new OpenSignal('PHASE_COMPLETE', marker.phase, fenced, at, textOf(line))
        this.attentive = true
        return
      case 'custom_task_complete':
        this.signal = new OpenSignal('CUSTOM_TASK_COMPLETE', 0, fenced, at, textOf(line))
        this.attentive = true
        return
      case 'fence':
        this.fence.pass(marker, at.start)
    }
    this.addLog(at, 1, () => textOf(line))
  }

  private lineInBlock(block: OpenBlock, line: Line): void {
    const { bytes, from, to, at, marker } = line
    if (marker?.kind === 'close' && marker.tag === block.name) {
      block.close(bytes, from, to, at)
      this.finishBlock(block, [])
      return
    }
    const endedBy = marker && this.interruption(block, marker)
    if (endedBy) {
      this.endUnclosed(block, endedBy)
      this.lineOutside(line)
      return
    }
    block.add(bytes, from, to, at)
    this.giveUpIfHopeless(block)
  }

  private lineInSignal(signal: OpenSignal, line: Line): void {
    const { marker, at } = line
    const fenceCloses = signal.fenced && marker?.kind === 'fence' && this.fence.isClosedBy(marker)
    const hasRoom = signal.lines < MAX_BLOCK_LINES && at.end - signal.start <= this.limits.maxBlockBytes
    if (!fenceCloses && hasRoom && signal.add(textOf(line), at)) return
    this.completeSignal(signal)
    this.lineOutside(line)
  }

  /** What cannot stand inside a block: the beginning of another one, or a code fence that turns around it. */
  private interruption(block: OpenBlock, marker: LineMarker): Localized | undefined {
    switch (marker.kind) {
      case 'open':
        return alike(`[${marker.tag}]`)
      case 'phase_complete':
        return alike(`=== PHASE ${marker.phase} COMPLETE ===`)
      case 'custom_task_complete':
        return alike('=== CUSTOM TASK COMPLETE ===')
      case 'fence':
        // An indented fence outside is a piece of a value.
        return (block.fenced ? this.fence.isClosedBy(marker) : marker.indent === 0) ? ENDED_BY.fence : undefined
      case 'close':
        return undefined
    }
  }

  private giveUpIfHopeless(block: OpenBlock): void {
    if (block.hopeless) this.endUnclosed(block, ENDED_BY.limit)
  }

  private endUnclosed(block: OpenBlock, endedBy: Localized): void {
    this.finishBlock(block, [violation('', 'block_unclosed', { tag: block.name, ended_by: endedBy })])
  }

  private finishBlock(block: OpenBlock, faults: readonly Violation[]): void {
    this.block = undefined
    this.attentive = false
    const { name } = block
    const { run, value, violations } = readBlock(name, block.line, block.content())
    if (isSampleBlock(name, value)) {
      this.logHeld(block)
      return
    }
    const ending = name === 'AGENT_RESULT' ? workflowFault(name, this.workflow) : undefined
    const position = { line: block.line, column: 1 }
    const whole = [...faults, ...(ending ? [ending] : [])].map((fault) => ({ ...fault, position }))
    const found = [...whole, ...violations]
    this.judge(block, run, (from) => [
      found.length > 0 ? toInvalidEvent(name, from, found) : toBlockEvent(name, from, value),
    ])
  }

  private completeSignal(signal: OpenSignal): void {
    this.signal = undefined
    this.attentive = false
    const { name, run } = signal
    const fault =
      name === 'PHASE_COMPLETE' ? phaseFault(signal.phase, this.workflow) : workflowFault(name, this.workflow)
    this.judge(signal, run, (from) => {
      if (fault) return [toInvalidEvent(name, from, [{ ...fault, position: { line: signal.line, column: 1 } }])]
      return [signal.event(from), ...signal.detailEvents()]
    })
  }

  /** Invariant 4 of the parser: who is heard. */
  private judge(
    held: OpenBlock | OpenSignal,
    run: string | undefined,
    heard: (from: FromBlock) => readonly BlockEvent[],
  ): void {
    const at = { line: held.line, start: held.start, end: held.end }
    const verdict = hearing(this.nonce, run, held.fenced)
    if (verdict === 'heard') {
      this.closeLog()
      this.events.push(...heard({ at, ...(run !== undefined && { run }), ...(held.cut && { cut: true }) }))
      return
    }
    this.logHeld(held)
    if (verdict === 'log' || run === undefined) return
    this.closeLog()
    this.events.push({ kind: 'foreign', at, tag: held.name, run })
  }

  private logHeld(held: OpenBlock | OpenSignal): void {
    const at = { line: held.line, start: held.start, end: held.end }
    if (held.cut) this.addCutLog(at, held.lines, held.text)
    else this.addLog(at, held.lines, () => held.text)
  }

  private addLog(at: Span, lines: number, text: () => string): void {
    if (this.log.add(at, lines, text)) this.closeLog()
  }

  private addCutLog(at: Span, lines: number, text: string): void {
    this.closeLog()
    this.log.add(at, lines, () => text)
    const event = this.log.close()
    if (event) this.events.push({ ...event, cut: true })
  }
}

function hearing(
  nonce: NoncePolicy | undefined,
  run: string | undefined,
  fenced: boolean,
): 'heard' | 'log' | 'foreign' {
  if (!nonce) return fenced ? 'log' : 'heard'
  if (run !== undefined) return run === nonce.value ? 'heard' : 'foreign'
  return nonce.required || fenced ? 'log' : 'heard'
}

const alike = (text: string): Localized => ({ ko: text, en: text })

const ENDED_BY = {
  end: { ko: '출력이 끝나기', en: 'the end of the output' },
  fence: { ko: '코드 펜스', en: 'a code fence' },
  limit: { ko: '블록의 한도', en: 'the limit of a block' },
} as const satisfies Record<string, Localized>

function textOf({ bytes, from, to }: Line): string {
  return decodeUtf8(bytes, from, to)
}
