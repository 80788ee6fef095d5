import { createContext } from 'react'

/** Opens the peek of a task. A card has the key, the board has the panel. */
export const PeekAt = createContext<(taskId: string) => void>(() => {})
