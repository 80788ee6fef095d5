import { createBlockParser } from '../../src/protocol/agent-blocks/block-parser.ts'

/**
 * Run as a process of its own: pushes 100 MB without a line end, or with very many in one block, and prints by how much
 * the process grew at most. There is one chunk, pushed again and again: what grows is what the parser keeps.
 */
const CHUNK = 64 * 1024
const TOTAL = 100 * 1024 * 1024
const shape = process.argv[2]

const parser = createBlockParser({ logText: true })
const seen = new Set<string>()
const note = (events: ReturnType<typeof parser.push>) => {
  for (const event of events) seen.add(event.kind + ('cut' in event ? ' cut' : ''))
}
const say = (text: string) => note(parser.push(Buffer.from(text)))

say('[ERROR]\ntype: fatal\nmessage: warm\nrecovery: notify_user\n[/ERROR]\n')
seen.clear()
const chunk = Buffer.alloc(CHUNK, shape === 'lines-in-block' ? ` ${'x'.repeat(62)}\n` : 'x')
globalThis.gc?.()
const before = process.memoryUsage.rss()
let most = before
if (shape !== 'line') say('[ERROR]\ntype: fatal\nmessage: ')
for (let pushed = 0; pushed < TOTAL; pushed += CHUNK) {
  note(parser.push(chunk))
  most = Math.max(most, process.memoryUsage.rss())
}
say(shape === 'block' ? '\nrecovery: notify_user\n[/ERROR]\n' : '\n')
say('[ERROR]\ntype: fatal\nmessage: after\nrecovery: notify_user\n[/ERROR]\n')
note(parser.end())
process.stdout.write(JSON.stringify({ events: [...seen], grownMegabytes: (most - before) / 1024 / 1024 }))
