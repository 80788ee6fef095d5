import { isBlockTag } from '../../protocol/agent-blocks/block-schemas.ts'

const OPENS = /^\[([A-Z_]+)\]\s*$/
/** A block that is longer was never one, or is one that nobody closes. */
const LONGEST = 200

/** Leaves out the blocks that an agent prints for Baton: what they say is shown in other words. One for each stream. */
export function withoutBlocks(): (line: string) => boolean {
  let closes: string | undefined
  let hidden = 0
  return (line) => {
    if (closes !== undefined) {
      hidden += 1
      if (line.trimEnd() === closes || hidden > LONGEST) closes = undefined
      return false
    }
    const tag = OPENS.exec(line)?.[1]
    if (tag === undefined || !isBlockTag(tag)) return true
    closes = `[/${tag}]`
    hidden = 0
    return false
  }
}
