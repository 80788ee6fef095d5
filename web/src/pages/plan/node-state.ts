/** Glyph and colour of the state of an agent; the word stands beside them. */
export const STATE_LOOK: Readonly<Record<string, { readonly glyph: string; readonly colour: string }>> = {
  planned: { glyph: '○', colour: 'var(--text-3)' },
  waiting: { glyph: '○', colour: 'var(--text-3)' },
  starting: { glyph: '○', colour: 'var(--text-3)' },
  running: { glyph: '●', colour: 'var(--accent)' },
  reading: { glyph: '●', colour: 'var(--accent)' },
  asking: { glyph: '?', colour: 'var(--needs)' },
  paused: { glyph: '‖', colour: 'var(--text-3)' },
  retrying: { glyph: '…', colour: 'var(--text-3)' },
  queued: { glyph: '◐', colour: 'var(--accent)' },
  merging: { glyph: '◐', colour: 'var(--accent)' },
  checking: { glyph: '◐', colour: 'var(--accent)' },
  done: { glyph: '✓', colour: 'var(--forward)' },
  skipped: { glyph: '–', colour: 'var(--text-3)' },
}

type KnownState =
  | 'planned'
  | 'waiting'
  | 'starting'
  | 'running'
  | 'reading'
  | 'asking'
  | 'paused'
  | 'retrying'
  | 'queued'
  | 'merging'
  | 'checking'
  | 'done'
  | 'skipped'

/** A state that this page does not know is shown as waiting. */
export const stateText = (state: string) =>
  `plan.state.${(state in STATE_LOOK ? state : 'waiting') as KnownState}` as const
