import {
  afterStep,
  allPlayers,
  discard,
  lowerThreat,
  type Player,
  placeTokens,
  raiseThreat,
  record,
  recorded,
  step,
  system,
  whenWon,
} from '@questwright/lcg'

/**
 * The variant with carry-over: threat, damage and discard piles are kept between scenarios, everything else is reset. Source: LCG-MODE-7,
 * LCG-MODE-8, LCG-MODE-9
 */

/** Restores the state at the end of the last scenario: after heroes are placed, and before hands are drawn from the rest of the decks. */
function carryOver(): void {
  for (const player of allPlayers()) {
    const pile = recorded('discards')[player.id]
    const kept = recorded('threats')[player.id]
    if (pile === undefined || kept === undefined) continue
    // one card after the other, because the order of the pile counts
    for (const code of pile) discard([...player.heroes, ...player.deck].find((card) => card.code === code))
    for (const hero of player.heroes) placeTokens(hero, 'damage', recorded('damage')[`${player.id}/${hero.code}`] ?? 0)
    setThreat(
      player,
      Math.max(
        kept,
        player.heroes.reduce((sum, hero) => sum + hero.threatCost, 0),
      ),
    )
  }
}

function setThreat(player: Player, to: number): void {
  if (to > player.threat) raiseThreat(player, to - player.threat)
  else lowerThreat(player, player.threat - to)
}

export default system('carry-over', {
  steps: [afterStep('setup.2', step('carry-over-setup', carryOver))],
  rules: [
    whenWon(() => {
      const players = allPlayers()
      // an eliminated player stays eliminated
      record(
        'threats',
        Object.fromEntries(
          players.map((player) => [player.id, player.eliminated ? Math.max(player.threat, player.stat('elimination')) : player.threat]),
        ),
      )
      record(
        'damage',
        Object.fromEntries(
          players.flatMap((player) =>
            player.heroes.filter(({ damage }) => damage > 0).map((hero) => [`${player.id}/${hero.code}`, hero.damage]),
          ),
        ),
      )
      record('discards', Object.fromEntries(players.map((player) => [player.id, player.discardPile.map(({ code }) => code)])))
    }),
  ],
})
