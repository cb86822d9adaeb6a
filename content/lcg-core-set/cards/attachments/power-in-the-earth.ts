import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('power-in-the-earth', [attachesTo((host) => host.isLocation), modifier('threat', { on: 'host', by: -1 })])
