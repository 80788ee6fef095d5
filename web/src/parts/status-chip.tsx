import { Glyph } from './glyph.tsx'

/** Status = glyph + word + colour; the three always go together. */
const LOOKS = {
  pending: { glyph: '○', colour: 'text-ink-2' },
  in_progress: { glyph: '●', colour: 'text-accent' },
  revision: { glyph: '←', colour: 'text-back' },
  ready: { glyph: '✓', colour: 'text-needs' },
  done: { glyph: '✓', colour: 'text-forward' },
  hold: { glyph: '‖', colour: 'text-ink-2' },
  cancelled: { glyph: '×', colour: 'text-ink-3' },
} as const

type StatusKind = keyof typeof LOOKS

export function StatusChip({ kind, label }: { readonly kind: string; readonly label: string }) {
  const { glyph, colour } = LOOKS[kind as StatusKind] ?? LOOKS.pending
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap text-meta font-medium ${colour}`}>
      <Glyph of={glyph} />
      {label}
    </span>
  )
}
