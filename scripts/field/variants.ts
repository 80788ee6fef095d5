import { type PatchFile, testPart, withoutHunk } from './patch.ts'
import type { VerifiedFix } from './verify-fix.ts'

export const VARIANTS = ['as-made', 'no-product', 'weakened', 'hunk-missing', 'wrong-base'] as const

export type Variant = (typeof VARIANTS)[number]

/** `ready`: it must reach DEPLOY_READY. `stop`: it must not. `say`: it must not, or the summary says what was weakened. */
export type Expected = 'ready' | 'stop' | 'say' | 'either'

export interface Trial {
  readonly variant: Variant
  readonly base: string
  readonly files: readonly PatchFile[]
  readonly expected: Expected
}

/** What Baton must make of a variant of a fix, by what the tests said outside of it; null where it cannot be made. */
export function variantOf(
  variant: Variant,
  fix: VerifiedFix,
  files: readonly PatchFile[],
  weak: readonly PatchFile[],
): Trial | null {
  const { parent: base, hunk, weakened, old } = fix
  switch (variant) {
    case 'as-made':
      return { variant, base, files, expected: 'ready' }
    case 'no-product':
      return { variant, base, files: testPart(files), expected: 'stop' }
    case 'weakened':
      return weakened && { variant, base, files: weak, expected: weakened.pass ? 'say' : 'stop' }
    case 'hunk-missing':
      return hunk && { variant, base, files: withoutHunk(files, hunk), expected: hunk.noticed ? 'stop' : 'either' }
    case 'wrong-base':
      return old && { variant, base: old.commit, files, expected: old.applies && old.pass ? 'either' : 'stop' }
  }
}
