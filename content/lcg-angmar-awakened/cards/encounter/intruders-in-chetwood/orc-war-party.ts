import { cannot, card, currentStage, modifier, questDeck } from '@questwright/lcg'

export default card('orc-war-party', [
  modifier('forbiddenAttachments', { gain: 'any' }),
  cannot('damaged', { on: (target) => target.isEnemy && target.inStaging, while: ({ self }) => self.inStaging }),
  // the last stage keeps its progress, and is defeated as soon as the last of these enemies is gone
  cannot('stageDefeated', { on: (stage) => stage === currentStage() && questDeck().length === 0 }),
])
