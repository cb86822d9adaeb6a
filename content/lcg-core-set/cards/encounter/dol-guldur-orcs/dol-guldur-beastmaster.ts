import { card, dealShadowCard, forced } from '@questwright/lcg'

export default card('dol-guldur-beastmaster', [forced.when('attacks', { of: 'self' }, ({ self }) => dealShadowCard(self))])
