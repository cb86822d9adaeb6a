import { action, card, chooseSome, heroesInPlay, modify, ready } from '@questwright/lcg'

export default card('the-three-hunters', [
  action(
    {
      phase: 'quest',
      when: ({ you }) =>
        you.heroes.some((hero) => hero.title === 'Aragorn' && hero.printedFact('sphere') === 'fellowship') &&
        heroesInPlay().filter((hero) => hero.committed).length >= 3,
      targets: () =>
        chooseSome(
          heroesInPlay().filter((hero) => hero.committed),
          3,
        ),
    },
    ({ targets: hunters }) => {
      ready(hunters)
      for (const stat of ['willpower', 'attack', 'defense'] as const) modify(hunters, stat, 1, 'round')
    },
  ),
])
