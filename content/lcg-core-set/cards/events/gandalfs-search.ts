import { action, addToHand, card, choose, choosePlayer, lookAt, type Player, putOnTop, topCards } from '@questwright/lcg'
import { playersWithDecks } from '../../lib/decks'

export default card('gandalfs-search', [
  action({ x: ({ you }) => upTo(resourcesOf(you)), targets: () => choosePlayer(playersWithDecks()) }, ({ you, x, targets: player }) => {
    const cards = topCards(`${player.id}.deck`, x)
    lookAt(you, cards)
    const found = choose(cards, { as: 'choose-for-hand' })
    if (found?.owner) addToHand(found, found.owner)
    putOnTop(cards.filter((other) => other !== found))
  }),
])

function resourcesOf(player: Player): number {
  return player.heroes.reduce((sum, hero) => sum + hero.resources, 0)
}

/** The numbers from 1 to `most`. */
function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1)
}
