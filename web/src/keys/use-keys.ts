import { useEffect, useRef } from 'react'
import { preferences } from '../app/preferences.ts'
import { keyName } from './key-name.ts'

export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Single keys of a page. A key never commits anything: it moves, opens or focuses. Keys are not read while text is
 * written, and a dialog hides those of the page below it.
 */
export function useKeys(map: KeyMap, { global = false }: { readonly global?: boolean } = {}): void {
  const latest = useRef(map)
  latest.current = map
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const chord = event.ctrlKey || event.metaKey
      const name = chord ? `mod+${keyName(event).toLowerCase()}` : keyName(event)
      if (event.altKey) return
      if (!chord && name.length === 1 && !preferences().singleKeys) return
      if (!chord && isWriting(event.target)) return
      if (!global && document.querySelector('dialog[open]')) return
      const action = latest.current[name]
      if (!action) return
      event.preventDefault()
      action(event)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [global])
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}
