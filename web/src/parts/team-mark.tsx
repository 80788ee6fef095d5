/** The bracketed letter of a team. The letter says which team it is, the colour only repeats it. */
const COLOURS: Readonly<Record<string, string>> = {
  BUNKER: 'var(--team-b)',
  JARVIS: 'var(--team-j)',
  KIMQA: 'var(--team-a)',
  KANGCHUL: 'var(--team-s)',
  KKOMKKOM: 'var(--team-d)',
}

/** Teams of other pipelines: their own colour, mixed towards the text until it can be read on both grounds. */
export function teamColour(id: string, colour: string | undefined): string {
  const known = COLOURS[id]
  if (known) return known
  const safe = /^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour : 'var(--waiting)'
  return `color-mix(in oklab, ${safe} 55%, var(--text))`
}

export interface MarkedTeam {
  readonly id: string
  readonly icon: string
  readonly colour?: string
}

export function TeamMark({ team, label }: { readonly team: MarkedTeam; readonly label?: string | undefined }) {
  return (
    <span
      className="mono inline-block font-semibold whitespace-nowrap"
      style={{ color: teamColour(team.id, team.colour) }}
      title={label ?? team.id}
    >
      {team.icon.replaceAll(' ', '')}
    </span>
  )
}
