import { card, chooseActiveLocation, placeProgressOn, response } from '@questwright/lcg'

export default card('lorien-guide', [response.after('commits', { of: 'self' }, () => placeProgressOn(chooseActiveLocation(), 1))])
