import { createContext, useContext } from 'react'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'

/** The board's own clock: deadlines are in pipeline time, which stands while the pipeline is stopped. */
export const BoardTimes = createContext<ApiAnswer<'board'> | null>(null)

/** A deadline as a moment of the server's clock. */
export function useDue(dueAt: number | null): { readonly at: number; readonly standing: boolean } | null {
  const board = useContext(BoardTimes)
  if (dueAt === null || board === null) return null
  return { at: dueAt + (board.now - board.pipeline_now), standing: board.stopped }
}
