import { action, addToHand, cannot, card, firstPlayer, forced, search, shuffleDeck, spendOwnResources, takeControl } from '@questwright/lcg'

export default card('bilbo-baggins-on-the-doorstep', [
  forced.after('firstPlayerPasses', ({ self }) => takeControl(self, firstPlayer())),
  cannot('resourcesGained', {
    while: ({ event }) => event.how !== 'collected' && event.by !== null && event.by?.facts.type !== 'treasure',
  }),
  action({ cost: spendOwnResources(1), could: ({ you }) => you.deck.length > 0 }, ({ you }) => {
    const [found] = search(you, you.deck, (one) => one.printedFact('type') === 'treasure')
    addToHand(found, you)
    shuffleDeck(you)
  }),
])
