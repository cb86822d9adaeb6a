import { activeLocation, card, placeProgressOn, response } from '@questwright/lcg'

export default card('lorien-guide', [response.after('commits', { of: 'self' }, () => placeProgressOn(activeLocation(), 1))])
