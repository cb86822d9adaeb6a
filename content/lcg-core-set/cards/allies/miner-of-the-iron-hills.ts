import { card, cardsInPlay, choose, discard, response } from '@questwright/lcg'

export default card('miner-of-the-iron-hills', [
  response.after(
    'entersPlay',
    { of: 'self', targets: () => choose(cardsInPlay().filter((attached) => attached.isAttachment && attached.has('Condition'))) },
    ({ targets: condition }) => discard(condition),
  ),
])
