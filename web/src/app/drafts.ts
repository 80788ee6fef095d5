import { useCallback, useState } from 'react'

/** Text that is being written outlives a reload, a lost connection and a closed tab. */
const PREFIX = 'baton:draft:'

function readDraft(key: string): string {
  try {
    return localStorage.getItem(PREFIX + key) ?? ''
  } catch {
    return ''
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, text)
  } catch {
    // Storage is full or blocked: the text is still in the field.
  }
}

export function useDraft(key: string): readonly [string, (text: string) => void] {
  const [state, setState] = useState({ key, text: readDraft(key) })
  const write = useCallback(
    (text: string) => {
      writeDraft(key, text)
      setState({ key, text })
    },
    [key],
  )
  const text = state.key === key ? state.text : readDraft(key)
  return [text, write]
}

/** What a command has taken is no longer a draft; what was refused still is. */
export function forgetDrafts(...keys: readonly string[]): void {
  for (const key of keys) writeDraft(key, '')
}
