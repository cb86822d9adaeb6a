import { card, ready, response, spendOwnResources } from '@questwright/lcg'

export default card('aragorn', [response.after('commits', { of: 'self', cost: spendOwnResources(1) }, ({ self }) => ready(self))])
