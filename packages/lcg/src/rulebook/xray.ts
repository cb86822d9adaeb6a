/** The figures in the X-ray of an encounter deck. */
import type { XrayFigure } from '@questwright/rulebook'

const surge = { keyword: 'surge', name: 'Surge' }
const doomed = { keyword: 'doomed', name: 'Doomed' }

export const xray: readonly XrayFigure[] = [
  {
    kind: 'values',
    fact: 'threat',
    tone: 'threat',
    title: 'Threat on a revealed card',
    meaning:
      'The printed threat of a card that is revealed from the shuffled deck. Treacheries, and objectives that print none, add no threat: they are counted as “none”. X and a dash count as 0 in the mean, because what they are worth depends on the table.',
  },
  {
    kind: 'reveals',
    adds: 'threat',
    again: { ...surge, name: 'A surge' },
    raises: doomed,
    tone: 'threat',
    title: 'Staging, each round',
    meaning:
      "What a staging step adds on average: one card for each player, and another for each card with Surge, drawn without being put back. Enemies and locations add their threat. Doomed is by how much every player's threat rises. Cards that stay in the staging area from earlier rounds come on top.",
  },
  {
    kind: 'chains',
    again: { ...surge, does: 'surges' },
    raises: { ...doomed, does: 'raises each threat by' },
    title: 'Surge and Doomed',
    meaning:
      'The chance that a revealed card has Surge and brings a second card, that this one brings a third, and so on. Doomed is the mean number over all cards of the deck. Surge or Doomed that a script gives to a card is not seen.',
  },
  {
    kind: 'share',
    fact: 'shadow',
    value: 'present',
    name: 'Shadow effect',
    several: 'Shadow effects',
    lead: 'of attacks meet a shadow effect',
    title: 'Shadows',
    meaning:
      'The chance that the shadow card of an attack has a shadow effect: cards that print one, among all cards of the deck. What the effect does is not weighed.',
  },
  {
    kind: 'means',
    facts: [{ fact: 'engagementCost' }, { fact: 'hitPoints', types: ['enemy'] }, { fact: 'questPoints', types: ['location'] }],
    title: 'Enemies and locations',
    meaning:
      'Means of what the cards print, each copy counted. Cards that print X or a dash are left out of the mean and listed beside it.',
  },
]
