import { action, card, exhaustSelf, lookAt, may, putOnBottom, topCards } from '@questwright/lcg'

export default card('denethor', [
  action({ cost: exhaustSelf }, ({ you }) => {
    lookAt(you, topCards('encounter-deck', 1))
    may(() => putOnBottom(topCards('encounter-deck', 1)[0]), { as: 'may-put-on-bottom' })
  }),
])
