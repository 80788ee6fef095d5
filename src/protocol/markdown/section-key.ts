import { once } from '../once.ts'

/** Marks that people put around a heading: emphasis, code, emoji with their joiners. */
const decoration = once(
  () =>
    /[*_`~\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}]|\u{20E3}|\u{200D}/gu,
)
const NUMBERING = /^[\d.)]+(?=[^\d.)])/

/**
 * What a heading says, apart from how it is written: case, spaces, hyphens, numbering, emphasis, emoji and
 * a colon at the end. `## 1. **Completion Criteria**:` and `완료기준` are the keys `completioncriteria` and `완료기준`.
 */
export function sectionKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(decoration(), '')
    .replace(/[\s-]+/g, '')
    .replace(NUMBERING, '')
    .replace(/:$/, '')
}

/** The key without the brackets at its end, as in `입력 (Input)`. */
export function withoutRemark(key: string): string {
  const open = key.endsWith(')') ? key.indexOf('(') : -1
  return open > 0 ? key.slice(0, open) : key
}
