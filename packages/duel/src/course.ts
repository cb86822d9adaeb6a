import type { StoryLine, StretchCourse } from '@questwright/kernel'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The figures of a duel, turn by turn, from its story: the number of slain fighters, and the wounds of each player at the end of the turn. Pure. */
export function courseOf(story: readonly StoryLine[]): StretchCourse[] {
  const turns: StretchCourse[] = []
  const wounds = new Map<string, number>()
  let out: string[] = []
  let slain = 0
  let round = 0
  const close = (): void => {
    const seats = Object.fromEntries([...wounds].map(([seat, borne]) => [seat, { wounds: borne }]))
    turns.push({ round, figures: { slain }, seats, ...(out.length > 0 ? { left: out.map(() => 'wounds') } : {}) })
    for (const seat of out) wounds.delete(seat)
    out = []
    slain = 0
  }
  for (const { kind, parts } of story) {
    if (kind === 'turn-began') {
      close()
      round = numberOf(parts.turn)
    } else if (kind === 'wounded' && parts.of === 'player') {
      const seat = String(parts.seat)
      wounds.set(seat, (wounds.get(seat) ?? 0) + numberOf(parts.amount))
    } else if (kind === 'slain') slain += 1
    else if (kind === 'fallen') out.push(String(parts.seat))
  }
  close()
  return turns
}
