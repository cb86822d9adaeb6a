import { action, card, everyCard, permit, response, returnToHand } from '@questwright/lcg'

export default card('rallying-cry', [
  response.after('leavesPlay', { when: ({ event }) => event.asItWas.isAlly && event.subject.zone.name === 'discard' }, ({ event }) =>
    returnToHand(event.subject),
  ),
  action({ keyword: 'valour' }, () => permit(everyCard({ is: 'ally' }, 'also'), 'returnsToHand', 'phase')),
])
