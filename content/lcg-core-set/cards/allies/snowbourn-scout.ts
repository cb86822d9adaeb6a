import { card, choose, locationsInPlay, placeProgressOn, response } from '@questwright/lcg'

export default card('snowbourn-scout', [
  response.after('entersPlay', { of: 'self', targets: () => choose(locationsInPlay()) }, ({ targets: location }) =>
    placeProgressOn(location, 1),
  ),
])
