import {
  addToStagingArea,
  canAttack,
  cannot,
  card,
  choose,
  committedWillpower,
  encounterDeck,
  encounterDiscardPile,
  firstPlayer,
  type GameCard,
  isNamed,
  makeAttack,
  search,
  shuffleDeck,
  stagingArea,
  stagingThreat,
  whenRevealed,
} from '@questwright/lcg'

export default card('sudden-assault', [
  whenRevealed(() => {
    if (committedWillpower() > stagingThreat() && assault()) return
    for (const found of search(firstPlayer(), [...encounterDeck(), ...encounterDiscardPile()], (one) => isNamed(one, 'orc-war-party'), {
      must: 'if-able',
    }))
      addToStagingArea(found)
    shuffleDeck('encounter')
  }),
  cannot('cancelled', { while: ({ event }) => event.what.kind === 'effect', where: ['resolving'] }),
])

/** Each enemy in the staging area makes an attack, in an order that the first player chooses. @returns whether any did */
function assault(): boolean {
  const able = (enemy: GameCard): boolean => enemy.inPlay && canAttack(enemy, firstPlayer())
  let waiting = stagingArea().filter((enemy) => enemy.isEnemy && able(enemy))
  const some = waiting.length > 0
  while (waiting.length > 0) {
    const next = choose(waiting, { as: 'next-assault' })
    makeAttack(next, firstPlayer())
    waiting = waiting.filter((enemy) => enemy !== next && able(enemy))
  }
  return some
}
