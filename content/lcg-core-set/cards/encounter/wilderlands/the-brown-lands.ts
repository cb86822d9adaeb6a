import { card, forced, placeProgressOn } from '@questwright/lcg'

export default card('the-brown-lands', [forced.after('travels', { of: 'self' }, ({ self }) => placeProgressOn(self, 1))])
