import { permits, rule } from '@questwright/lcg'

export default rule('individual-staging', [permits('concernsRevealer', { on: () => true })])
