import { forced, keyword } from '@questwright/lcg'
import { board } from '../systems/sailing.ts'

export default keyword('boarding', [
  forced.after('engages', { of: 'self' }, ({ self, event, number }) => board(event.player, number, self)),
])
