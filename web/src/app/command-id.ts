import { useState } from 'react'

/** Made when a panel opens: the same command sent twice is carried out once. */
export const newCommandId = (): string => crypto.randomUUID()

export function useCommandId(): readonly [string, () => void] {
  const [id, setId] = useState(newCommandId)
  return [id, () => setId(newCommandId())]
}
