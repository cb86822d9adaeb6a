import { card, drawCards, response } from '@questwright/lcg'

export default card('forest-gate', [response.after('travels', { of: 'self', player: 'first' }, ({ you }) => drawCards(you, 2))])
