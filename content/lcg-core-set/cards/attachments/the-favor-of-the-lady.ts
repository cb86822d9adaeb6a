import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('the-favor-of-the-lady', [attachesTo((host) => host.isHero), modifier('willpower', { on: 'host', by: 1 })])
