import { afterStep, allPlayers, type Player, printedTitle, record, recorded, score, step, system, whenWon } from '@questwright/lcg'

/**
 * The expert game: scenarios in order with the same players, heroes and decks; each is scored, and the scores are added up. Source:
 * LCG-MODE-6
 */

/** A code for each hero and each copy of a card, in order of the codes. */
function deckOf(player: Player): string[] {
  return [...player.heroes, ...player.deck].map(({ code }) => code).sort()
}

/** Why these decks differ from those with which the expert game began; undefined if they do not. */
function refusal(): string | undefined {
  const decks = recorded('decks')
  const known = Object.keys(decks)
  if (known.length === 0) return undefined
  const players = allPlayers()
  if (players.length !== known.length)
    return `${known.length} players began this expert game, and ${players.length} decks were given; play it with the same players`
  for (const player of players) {
    const [before, now] = [decks[player.id] ?? [], deckOf(player)]
    const more = without(now, before)[0]
    const fewer = without(before, now)[0]
    if (more === undefined && fewer === undefined) continue
    const change = [more && `take ${called(more)} out`, fewer && `put ${called(fewer)} back`].filter(Boolean).join(' and ')
    return `an expert game is played with the same decks throughout, and that of ${player.id} has changed; ${change}`
  }
  return undefined
}

/** The name of a card in a message. */
function called(code: string): string {
  return `${printedTitle(code)} (${code})`
}

/** The entries of a list that another list does not have, copy by copy. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

export default system('expert-game', {
  steps: [
    afterStep(
      'setup.1',
      step('expert-game-setup', () => record('decks', Object.fromEntries(allPlayers().map((player) => [player.id, deckOf(player)])))),
    ),
  ],
  begins: { refuses: refusal },
  rules: [
    whenWon(() => {
      const won = score()
      record('scores', { ...recorded('scores'), [String(Object.keys(recorded('scores')).length + 1)]: won })
      record('score', recorded('score') + won)
    }),
  ],
})
