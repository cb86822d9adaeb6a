import { card, modifier, permits } from '@questwright/lcg'

export default card('nightmare-anduin', {
  A: [],
  B: [
    modifier('forbiddenAttachments', { on: (one) => one.isEnemy && one.has('Troll'), gain: 'any' }),
    permits('renewsEncounterDeck', { on: () => true }),
  ],
})
