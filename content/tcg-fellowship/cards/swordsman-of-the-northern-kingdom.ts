import { a, card, skirmish, strength } from '@questwright/tcg'

export default card('swordsman-of-the-northern-kingdom', [
  skirmish({}, () => strength(a('ranger'), (it) => (it.skirmishes('roaming', 'minion') ? 4 : 2))),
])
