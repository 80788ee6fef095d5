import { placeholdersOf } from '../fill-template.ts'
import { closesFence, fenceMark, headingMark, isBlank } from '../markdown/line-marks.ts'

/**
 * A template without what it says about values that are not there, so that no heading stands over nothing.
 *
 * 1. A section, which is a heading and what follows up to the next one, goes when placeholders stand in it and none
 *    has a value. Its heading stays where a deeper section below it does.
 * 2. So does a line that holds placeholders, none of which has a value, wherever it stands.
 * 3. Only the template is looked at, never a value: what is in a value can take nothing away.
 */
export function withoutMissing(template: string, has: (name: string) => boolean): string {
  const sections = sectionsOf(template)
  const kept = sections.flatMap((section, index) => {
    if (saysSomething(section, has)) return section.lines.filter((line) => !saysNothing(line, has))
    return deeper(sections, index).some((one) => saysSomething(one, has)) ? section.lines.slice(0, 1) : []
  })
  return withoutGaps(kept)
}

interface TemplateSection {
  /** 0 for the text before the first heading. */
  readonly depth: number
  readonly lines: string[]
}

function sectionsOf(template: string): TemplateSection[] {
  const sections: TemplateSection[] = [{ depth: 0, lines: [] }]
  for (const { line, fenced } of linesOf(template.split('\n'))) {
    const depth = fenced ? undefined : headingMark(line)?.depth
    if (depth !== undefined) sections.push({ depth, lines: [] })
    sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** The sections below a heading. */
function deeper(sections: readonly TemplateSection[], index: number): readonly TemplateSection[] {
  const depth = sections[index]?.depth ?? 0
  const rest = sections.slice(index + 1)
  const end = rest.findIndex((section) => section.depth <= depth)
  return end < 0 ? rest : rest.slice(0, end)
}

function saysSomething({ depth, lines }: TemplateSection, has: (name: string) => boolean): boolean {
  // Before the first heading there is none that could stand over nothing.
  if (depth === 0) return true
  const names = placeholdersOf(lines.join('\n'))
  return names.length > 0 ? names.some(has) : lines.slice(1).some((line) => !isBlank(line))
}

function saysNothing(line: string, has: (name: string) => boolean): boolean {
  const names = placeholdersOf(line)
  return names.length > 0 && !names.some(has)
}

/** Every line, and whether it stands in a fence: what looks like a heading there is a sample of one. */
function linesOf(lines: readonly string[]): { line: string; fenced: boolean }[] {
  let fence: ReturnType<typeof fenceMark>
  return lines.map((line) => {
    const open = fence
    if (!open) fence = fenceMark(line)
    else if (closesFence(line, open)) fence = undefined
    return { line, fenced: open !== undefined || fence !== undefined }
  })
}

/** What was taken away leaves no more than one empty line behind. */
function withoutGaps(lines: readonly string[]): string {
  const marked = linesOf(lines)
  const kept = marked.filter(({ line, fenced }, index) => {
    const before = marked[index - 1]
    return fenced || !isBlank(line) || (before !== undefined && !isBlank(before.line))
  })
  return `${kept
    .map(({ line }) => line)
    .join('\n')
    .trim()}\n`
}
