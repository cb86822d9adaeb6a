import { card, disallow, freePeoplesPlayer, several, shadow } from '@questwright/tcg'

export default card('shores-of-nen-hithoel', [
  shadow({ spot: several(5, 'orc', 'minion') }, () => disallow('mayMove', freePeoplesPlayer(), 'turn')),
])
