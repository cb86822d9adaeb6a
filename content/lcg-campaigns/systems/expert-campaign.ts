import {
  afterStep,
  chooseUpTo,
  heroesInPlay,
  type Player,
  placeTokens,
  playersInOrder,
  raiseThreat,
  record,
  recorded,
  removeTokens,
  step,
  system,
  whenWon,
} from '@questwright/lcg'

/** Expert campaign: damage stays on heroes from one scenario to the next. RR App III "Expert Campaign Mode" */

/**
 * The player places the damage of the last scenario on each hero, or raises the starting threat of this and all later scenarios by 1
 * for each hero whose damage is healed instead.
 */
function begin(player: Player): void {
  const hurt = player.heroes.flatMap((hero) => {
    const wounds = recorded('wounds')[hero.title] ?? 0
    return wounds > 0 ? [{ hero, wounds }] : []
  })
  // place the damage before the choice, so that all players see it; damage that would destroy a hero is placed only if the hero is not
  // healed
  for (const { hero, wounds } of hurt) placeTokens(hero, 'damage', Math.min(wounds, Math.max(0, hero.hitPoints - 1)))
  const healed = chooseUpTo(
    hurt.map(({ hero }) => hero),
    hurt.length,
    { as: 'heal-before-the-game', by: player },
  )
  removeTokens(healed, 'damage')
  for (const { hero, wounds } of hurt) if (!healed.includes(hero)) placeTokens(hero, 'damage', wounds - hero.damage)
  if (healed.length > 0) record('healing', { ...recorded('healing'), [player.id]: threatOf(player) + healed.length })
  raiseThreat(player, threatOf(player))
}

function threatOf(player: Player): number {
  return recorded('healing')[player.id] ?? 0
}

export default system('expert-campaign', {
  // after step setup.4, which chooses the first player and gives that player the scenario's hero: that hero may be damaged too
  steps: [
    afterStep(
      'setup.4',
      step('expert-campaign-setup', () => playersInOrder().forEach(begin)),
    ),
  ],
  rules: [
    whenWon(() =>
      record(
        'wounds',
        Object.fromEntries(
          heroesInPlay()
            .filter(({ damage }) => damage > 0)
            .map(({ title, damage }) => [title, damage]),
        ),
      ),
    ),
  ],
})
