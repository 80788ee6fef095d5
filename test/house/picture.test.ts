// @vitest-environment jsdom
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relayPicture } from '../../scripts/picture/relay-picture.ts'
import { relayTimeline } from '../../scripts/picture/relay-timeline.ts'
import { relayView } from '../../src/cli/present/relay/relay-view.ts'
import { cellWidth } from '../../src/cli/present/screen/cell-width.ts'
import type { RelayEvent } from '../../src/engine/follow/relay-event.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { RelayTeller, runBegun } from '../support/relay-events.ts'
import { ROOT } from '../support/run-baton.ts'

const HOW_LONG: Readonly<Record<string, number>> = { 'run:ended': 900, 'check:ended': 300, 'run:answered': 400 }

/** The lines that `baton run --json` prints for these events. */
function linesOf(events: readonly RelayEvent[]): string {
  let text = ''
  let now = Date.parse('2026-02-28T09:00:00Z')
  const out = {
    write: (more: string) => {
      text += more
    },
  }
  const screen = { lang: 'en', timeZone: 'UTC', colour: false, width: undefined } as const
  const view = relayView({ form: 'json', screen, pipeline: DEFAULT_PIPELINE, out, now: () => now })
  for (const event of events) {
    now += HOW_LONG[event.type] ?? 40
    view.show(event.type === 'task:moved' ? { ...event, at: new Date(now).toISOString() } : event)
  }
  return text
}

const drawn = (events: readonly RelayEvent[], lang: 'ko' | 'en' = 'en') =>
  relayPicture(relayTimeline(linesOf(events)), lang)

/** As a browser reads it: it fails on anything that is not well-formed. */
function parsed(svg: string): Page {
  const { DOMParser } = globalThis as unknown as Browser
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(page.querySelector('parsererror')?.textContent).toBeUndefined()
  return page
}

const textsOf = (page: Page) => [...page.querySelectorAll('text')].map((text) => text.textContent)

describe('the picture of a relay', () => {
  const tell = new RelayTeller()

  test('shows the lanes, the runs with their roles, the question, the rejection, the checks and the times', () => {
    const texts = textsOf(parsed(drawn(tell.wholeWay())))
    for (const text of ['Bunker', 'Jarvis', 'Kimqa', 'Kangchul', 'Kkomkkom', 'leader', 'coder 1/5', 'coder 2/5'])
      expect(texts).toContain(text)
    expect(texts).toContain('? Which language? → Korean')
    expect(texts).toContain('↩ reject: 빈 이름을 받지 않습니다')
    expect(texts.filter((text) => text === '✗ test')).toHaveLength(1)
    expect(texts.filter((text) => text === '✓ test')).toHaveLength(5)
    expect(texts.filter((text) => /^\+[\d.]+ s$/.test(text ?? ''))).toHaveLength(6)
    expect(texts).toContain('waits for a person to approve')
    expect(texts.join()).toContain('9 runs  ·  6 checks')
    expect(texts.join()).toContain('no model used')
  })

  test('an approval is drawn once somebody has approved', () => {
    const events = [...tell.wholeWay(), tell.moved('approve', 'DEPLOY_READY', 'DONE')]
    expect(textsOf(parsed(drawn(events, 'ko'))).join('\n')).toMatch(/^승인 · jarvis {2}\+1\d s$/m)
  })

  test.each(['ko', 'en'] as const)('no text runs into another or out of the picture (%s)', (lang) => {
    const boxes = [...parsed(drawn(tell.wholeWay(), lang)).querySelectorAll('text')].map(boxOf)
    const wrong = boxes.flatMap((box, at) => [
      ...(box.left < 0 || box.right > 1_200 || box.bottom > 700 ? [`${box.text} is outside`] : []),
      ...boxes.slice(at + 1).flatMap((other) => (meet(box, other) ? [`${box.text} × ${other.text}`] : [])),
    ])
    expect(wrong).toEqual([])
  })

  test('what others wrote is text and nothing else', () => {
    const title = '</text><script>alert(1)</script>&"\u0000\u001b\ud800'
    const note = ']]><image href="https://example.com/x.png"/>'
    const page = parsed(
      drawn([
        tell.started({ title, status: 'QA_IN_PROGRESS' }),
        tell.run('QA', 'run_"><script>'),
        runBegun('run_"><script>'),
        tell.moved('reject', 'QA_IN_PROGRESS', 'DEV_REVISION', { note }),
      ]),
    )
    expect([...page.querySelectorAll('script, image, foreignObject, a')]).toEqual([])
    expect(textsOf(page).join('\n')).toContain('<script>alert(1)</script>&"')
  })

  test('asks for nothing from elsewhere and follows the reader’s colours', () => {
    const svg = drawn(tell.wholeWay())
    expect(svg).toContain('@media (prefers-color-scheme: dark)')
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|@import|@font-face|<image/)
  })

  test('a relay that was cut off in the middle is drawn as far as it came', () => {
    const texts = textsOf(parsed(drawn(tell.wholeWay().slice(0, 16))))
    expect(texts).toContain('DEV_IN_PROGRESS')
    expect(() => relayTimeline('')).toThrow('no relay:started')
    expect(() => relayTimeline('{"type":"x"}')).toThrow('line 1 is not an event')
  })
})

describe('the script', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'baton-picture-test-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('draws from a file of event lines', async () => {
    const events = join(folder, 'events.jsonl')
    const out = join(folder, 'images', 'relay.svg')
    writeFileSync(events, linesOf(new RelayTeller().wholeWay()))
    await promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'picture.ts'), '--events', events, '--out', out])
    expect(textsOf(parsed(readFileSync(out, 'utf8')))).toContain('Jarvis')
  })
})

/** As much of a browser as is needed here; the project's types know none. */
interface Browser {
  readonly DOMParser: new () => { readonly parseFromString: (text: string, type: string) => Page }
}
interface Page {
  readonly querySelector: (query: string) => PageElement | null
  readonly querySelectorAll: (query: string) => Iterable<PageElement>
}
interface PageElement {
  readonly textContent: string | null
  readonly getAttribute: (name: string) => string | null
}

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a text is, as wide as fonts usually make it. */
function boxOf(element: PageElement): Box {
  const text = element.textContent ?? ''
  const kind = element.getAttribute('class') ?? ''
  const size = kind === 'title' ? 22 : kind.startsWith('name') ? 13 : 11
  const width = cellWidth(text) * size * 0.55
  const [x, y] = ['x', 'y'].map((name) => Number(element.getAttribute(name))) as [number, number]
  const before = /\bend\b/.test(kind) ? 1 : /icon|bar|sign|^tick$/.test(kind) ? 0.5 : 0
  return { text, left: x - width * before, right: x + width * (1 - before), top: y - size * 0.75, bottom: y + 2 }
}

/** A question's sign stands on the bar of its run. */
const meet = (a: Box, b: Box) =>
  a.text !== '?' && b.text !== '?' && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
