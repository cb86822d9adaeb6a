import { cannot, card, modifier, questDeck } from '@questwright/lcg'

export default card('orc-war-party', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  cannot('damaged', { on: (target) => target.isEnemy && target.inStaging, while: ({ self }) => self.inStaging }),
  // the last stage keeps its progress and is defeated as soon as the last of these is gone
  cannot('stageDefeated', { on: () => questDeck().length === 0 }),
])
