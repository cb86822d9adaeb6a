/**
 * The English texts of a duel: ICU messages by code, for story, questions, refusals, outcomes and phases. A card is named by its title, a
 * seat by its name.
 */
import { storyOfEveryGame, textsOfEveryGame } from '@questwright/authoring'

const story = {
  ...storyOfEveryGame,
  // lines that the kernel itself writes
  'game-over': 'The duel is over',
  used: '{word, select, answer {{you} answers with {card}} play {{you} plays {card}} other {{you} uses {card}}}',
  unpaid: 'The price of {card} was not paid in full: it has no effect',
  'order-not-asked':
    '{amount} compulsory answers at once are too many to choose an order: they resolve in the order in which they were found',
  'answers-cut': 'Players have answered one event so often that no more answers are offered',

  bids: 'The bids are shown',
  'turn-began': 'Turn {turn}: {seat} is active',
  met: '{card} meets {other}',
  wounded:
    '{of, select, player {{seat} bears {amount, plural, one {# wound} other {# wounds}}} other {{card} bears {amount, plural, one {# wound} other {# wounds}}}}',
  exerted: '{card} is exerted',
  added: '{amount} is added to the pool, which has {to}',
  removed: '{amount} is taken from the pool, which has {to}',
  drew: '{seat} draws a card',
  searched: '{seat} looks through their deck and {found, plural, =0 {takes nothing} other {takes a card}}',
  shuffled: 'A deck is shuffled',
  'came-to-nothing': 'It comes to nothing',
  stakes: 'The stakes are shown',
  'taken-back': '{seat} takes {card} back',
  discarded: '{card} is discarded',
  slain: '{card} is slain',
  fallen: '{seat} has fallen',
} as const

const questions = {
  bid: 'How much do you bid? The highest begins, and each bears their bid in wounds.',
  stake: 'How much do you stake? Nobody sees it before all have chosen.',
  window:
    '{window, select, muster {Muster: play your cards, or pass?} ambush {Ambush: play shadow cards, or pass?} clash {Clash: act, or pass?} other {Act, or pass?}}',
  assign: 'Which of your fighters meet the shadow fighters? One that nobody meets wounds you.',
  optional:
    '{what, select, wounded {{subject} is about to bear wounds: answer it?} exerted {{subject} is about to be exerted: answer it?} drawn {{subject} is about to draw a card: answer it?} played {{subject} is about to be played: answer it?} discarded {{subject} is about to be discarded: answer it?} slain {{subject} is about to be slain: answer it?} fallen {{subject} is about to fall: answer it?} other {Something is about to happen: answer it?}}',
  'optional-after':
    '{what, select, wounded {{subject} bears wounds: answer it?} exerted {{subject} was exerted: answer it?} drawn {{subject} drew a card: answer it?} played {{subject} was played: answer it?} discarded {{subject} was discarded: answer it?} slain {{subject} was slain: answer it?} fallen {{subject} has fallen: answer it?} added {The pool has grown: answer it?} removed {The pool has shrunk: answer it?} other {Something has happened: answer it?}}',
  'next-required': 'Which compulsory answer comes first?',
  'next-required-after': 'Which compulsory answer comes next?',
  either: 'Choose one',
  exert: 'Which fighters are exerted?',
  discard: 'Which shadow fighter is discarded?',
  whom: 'Who is struck?',
  bearer: 'Who bears it?',
  search: 'Which card do you take?',
  'search.none': 'Take nothing',
  summon: 'Which shadow fighter is played?',
} as const

const options = {
  'hand-on': 'Hand {card} on',
  'end-muster': 'End the muster',
} as const

const refusals = {
  'refused.game-over': 'The duel is over.',
  'refused.restriction': 'A condition in its text is not met.',
  'refused.pays-twice': 'It cannot pay twice: another price of the same use takes it or needs it.',
  'refused.no-trigger': 'Its trigger has not occurred since the last answer.',
  'refused.no-window': 'It is used in a window that is not open.',
  'refused.no-input': 'A game accepts only answers, dice, faults and moves.',
  'refused.unknown-zone': 'There is no such place.',
} as const

const outcomes = {
  'stands-alone': '{seat} stands alone and wins.',
  'all-fell': 'All fell at once: nobody wins.',
  exhausted: 'All decks are empty: nobody wins.',
} as const

const faults = {
  'fault.too-much': 'The script stored or did more than a game allows.',
} as const

const places = {
  'phase.bids': 'Bids',
  'phase.muster': 'Muster',
  'phase.ambush': 'Ambush',
  'phase.assign': 'Assignment',
  'phase.clash': 'Clash',
  'phase.end': 'The end',
  'step.bids': 'Bids',
  'step.muster': 'Muster',
  'step.ambush': 'Ambush',
  'step.assign': 'Assignment',
  'step.clash': 'Clash',
} as const

export const catalogue: { readonly [code: string]: string } = Object.freeze({
  ...textsOfEveryGame,
  ...story,
  ...questions,
  ...options,
  ...refusals,
  ...outcomes,
  ...faults,
  ...places,
})

/** A kind of line of the story. */
export type StoryKind = keyof typeof story
/** All kinds of lines of the story. */
export const storyKinds: readonly StoryKind[] = Object.freeze(Object.keys(story) as StoryKind[])
/** A phase of a turn, or the bids before the first. */
export type PhaseName = 'bids' | 'muster' | 'ambush' | 'assign' | 'clash'
