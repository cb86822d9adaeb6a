import { addResources, card, response } from '@questwright/lcg'

export default card('gloin', [response.after('damaged', { of: 'self' }, ({ self, event }) => addResources(self, event.amount))])
