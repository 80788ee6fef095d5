/** Lines and columns of offsets, counted from 1. A line ends with LF, CR LF or CR. */
export class PositionFinder {
  private readonly lineStarts: number[] = [0]

  constructor(text: string) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      const isLineEnd = code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)
      if (isLineEnd) this.lineStarts.push(at + 1)
    }
  }

  at(offset: number): { line: number; column: number } {
    let low = 0
    let high = this.lineStarts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.lineStarts[middle] as number) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] as number) + 1 }
  }
}
