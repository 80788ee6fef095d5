import { useRef } from 'react'
import { go } from '../app/router.ts'
import { useKeys } from './use-keys.ts'

const SECOND_KEY_MS = 1500

/** `g b`, `g i`, `g n`, `c`: where to go. */
export function useGoKeys(openKeys: () => void): void {
  const pressedG = useRef(0)
  const after = (to: string) => () => {
    if (performance.now() - pressedG.current < SECOND_KEY_MS) go(to)
    pressedG.current = 0
  }
  useKeys({
    g: () => {
      pressedG.current = performance.now()
    },
    b: after('/'),
    i: after('/inbox'),
    n: after('/numbers'),
    '?': openKeys,
  })
}
