import { activePlayer, attachesTo, card, currentStep, discardSelf, forbid, limitPer, modifier, response } from '@questwright/lcg'

export default card('orc-disguise', [
  attachesTo((host) => host.isHero && host.has('Ring-bearer')),
  limitPer('host'),
  modifier('engagementCost', {
    on: (enemy) => enemy.isEnemy && enemy.has('Orc'),
    while: ({ self }) => currentStep() === '5.3' && activePlayer() === self.controller,
    by: 5,
  }),
  response.after(
    'engages',
    { cost: discardSelf, when: ({ you, event }) => event.player === you && event.subject.has('Orc') },
    ({ you, event }) => forbid(event.subject, 'attacks', 'round', { player: you }),
  ),
])
