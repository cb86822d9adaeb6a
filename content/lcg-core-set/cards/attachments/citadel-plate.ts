import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('citadel-plate', [attachesTo((host) => host.isHero), modifier('hitPoints', { on: 'host', by: 4 })])
