import { action, card, exhaustSelf, lookAt, may, putOnBottom, topCards } from '@questwright/lcg'

export default card('denethor', [
  action({ cost: exhaustSelf }, ({ you }) => {
    const [top] = topCards('encounter-deck', 1)
    if (!top) return
    lookAt(you, top)
    may(() => putOnBottom(top), { as: 'may-put-on-bottom' })
  }),
])
