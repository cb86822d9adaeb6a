import { cannot, card, currentQuest, modifier } from '@questwright/lcg'

export default card('the-carrock', [
  modifier('immunities', { gain: 'player-card-effects' }),
  cannot('travels', { while: ({ event }) => event.by !== currentQuest() }),
  modifier('attack', { on: (one) => one.isEnemy && one.has('Troll'), while: ({ self }) => self.isActiveLocation, by: 1 }),
  modifier('defense', { on: (one) => one.isEnemy && one.has('Troll'), while: ({ self }) => self.isActiveLocation, by: 1 }),
])
