/** Triggers and sentences of player cards that are abilities as a whole, for the reading of texts. */
import { cannot, choice, happens, modifier, not, self, sentence, type Texts } from './sentence-parts.ts'

const ofDefence = ['defends against', 'defends an attack from', 'defends an attack made by'].concat(
  ['from', 'made by', 'against'].map((by) => `exhausts to defend an attack ${by}`),
)

export const playerTriggers: NonNullable<Texts['triggers']> = [
  {
    reads: ofDefence.flatMap((defends) => [`after $of ${defends} (a|an) $from`, `when $of ${defends} (a|an) $from`]),
    blanks: { of: 'subject', from: 'filters' },
    trigger: { timing: 'after', kind: 'defends', of: '$of' },
    conditions: [choice('is-sort', { card: choice('attacker-part'), filters: '$from' })],
  },
  {
    reads: [
      "after $of gains (any number of|any amount of|1 or more|) resources from a (card|player card|card's) effect",
      'after a card effect adds (any number of|any amount of|1 or more|) resources to (the resource pool of|) $of',
      'after a card effect adds (any number of|any amount of|1 or more|) resources to ‹$of|resource pool›',
    ],
    blanks: { of: 'subject' },
    trigger: { timing: 'after', kind: 'resourcesGained', of: '$of' },
    conditions: [choice('not-collected')],
  },
]

export const playerSentences: NonNullable<Texts['sentences']> = [
  sentence(['($this|) enters play exhausted'], happens('forced', 'after', 'entersPlay', [choice('exhaust', { cards: self })])),
  sentence(
    ['play ($this|) only (during|in) the $phase phase'],
    { ...cannot('played', 'self', not(choice('in-phase', { phase: '$phase' }))), where: 'hand' },
    { phase: 'phase' },
    ['event', 'ally', 'attachment'],
  ),
  sentence(['limit $count (copy|copies) of $this in the victory display'], modifier('copies-in-display', { count: '$count' }), {
    count: 'count',
  }),
]
