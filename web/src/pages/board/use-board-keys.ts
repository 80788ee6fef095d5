import { useKeys } from '../../keys/use-keys.ts'

/** `j k` within a lane, `h l` between lanes. */
export function useBoardKeys(): void {
  const lanes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-lane]')].filter(
      (lane) => lane.querySelector('[data-row]') !== null,
    )
  const rows = (lane: HTMLElement | undefined) => [...(lane?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const here = () => {
    const all = lanes()
    const lane = all.findIndex((one) => one.contains(document.activeElement))
    const row = rows(all[lane]).findIndex((one) => one.contains(document.activeElement))
    return { all, lane, row }
  }
  const focus = (row: HTMLElement | undefined) => {
    row?.focus()
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const along = (by: number) => () => {
    const { all, lane, row } = here()
    if (lane === -1) return focus(rows(all[0])[0])
    const found = rows(all[lane])
    focus(found[Math.min(found.length - 1, Math.max(0, row + by))])
  }
  const across = (by: number) => () => {
    const { all, lane, row } = here()
    const next = rows(all[Math.min(all.length - 1, Math.max(0, lane + by))])
    focus(next[Math.min(next.length - 1, Math.max(0, row))])
  }
  useKeys({ j: along(1), k: along(-1), l: across(1), h: across(-1) })
}
