import {
  addToStagingArea,
  card,
  check,
  constantly,
  eachPlayer,
  enemiesInPlay,
  firstPlayer,
  forced,
  heal,
  inVictoryDisplay,
  locationsInPlay,
  named,
  namedInPlay,
  placeTokens,
  revealEncounterCards,
  spread,
  whenRevealed,
  winGame,
} from '@questwright/lcg'

export default card('sahirs-advance', {
  A: [
    whenRevealed(() => {
      const elite = ['naasiyah', 'captain-sahir'].flatMap((slug) => named(slug))
      for (const one of elite) addToStagingArea(one)
      eachPlayer((player) => revealEncounterCards(1, undefined, player))
      const hurt = namedInPlay('dream-chaser-raid-on-the-grey-havens')?.damage ?? 0
      for (const enemy of enemiesInPlay().filter((one) => one.has('Raider')))
        placeTokens(enemy, 'resource', elite.includes(enemy) ? hurt : 1)
    }),
  ],
  B: [
    constantly.when('progressPlaced', { slug: 'puts-out-fires', of: 'self' }, ({ event }) =>
      event.instead(() => {
        const burning = locationsInPlay().filter((location) => location.damage > 0)
        const damage = burning.reduce((sum, location) => sum + location.damage, 0)
        const shares = spread(Math.min(event.amount, damage), burning, {
          by: firstPlayer(),
          as: 'put-out-fires',
          most: (location) => location.damage,
        })
        for (const { card, amount } of shares) heal(card, amount)
      }),
    ),
    constantly.when(
      'entersPlay',
      { slug: 'armed', of: (raider) => raider.isEnemy && raider.has('Raider'), when: ({ event }) => event.how === 'revealed' },
      ({ event }) => placeTokens(event.subject, 'resource', 1),
    ),
    check('saved', ({ self }) =>
      inVictoryDisplay('captain-sahir') > 0 && locationsInPlay().every((location) => location.damage === 0)
        ? [{ kind: 'stageDefeated', subject: self }]
        : [],
    ),
    forced.when('stageDefeated', { of: 'self' }, () => winGame()),
  ],
})
