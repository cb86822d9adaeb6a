import { attachesTo, card, modifier } from '@questwright/lcg'

export default card('resourceful', [
  attachesTo((host, { you }) => host.isHero && host.controller === you),
  modifier('collects', { on: 'host', by: 1 }),
])
