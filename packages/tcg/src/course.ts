import type { StoryLine, StretchCourse } from '@questwright/kernel'

/** The figures of a game, turn by turn, from its story: how many characters were killed, and the site of each player's fellowship. Pure. */
export function courseOf(story: readonly StoryLine[]): StretchCourse[] {
  const turns: StretchCourse[] = []
  const sites = new Map<string, number>()
  let killed = 0
  let round = 0
  const close = (): void => {
    turns.push({ round, figures: { killed }, seats: Object.fromEntries([...sites].map(([seat, site]) => [seat, { site }])) })
    killed = 0
  }
  for (const { kind, parts } of story) {
    if (kind === 'turn-began') {
      close()
      round = Number(parts.turn)
    } else if (kind === 'moved') sites.set(String(parts.seat), Number(parts.number))
    else if (kind === 'killed') killed += 1
  }
  close()
  return turns
}
