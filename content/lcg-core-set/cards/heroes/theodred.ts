import { addResources, card, choose, heroesInPlay, response } from '@questwright/lcg'

export default card('theodred', [
  response.after('commits', { of: 'self', targets: () => choose(heroesInPlay().filter((hero) => hero.committed)) }, ({ targets: hero }) =>
    addResources(hero, 1),
  ),
])
