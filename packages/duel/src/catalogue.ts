/**
 * The English texts of a duel: ICU messages by code, for story, questions, refusals, outcomes and phases. A card is named by its title, a
 * seat by its name.
 */

const story = {
  // lines that the kernel itself writes
  prevented: '{known, select, no {A card cannot be changed that way} other {{card} cannot be changed that way}}',
  'game-over': 'The duel is over',
  'effect-began': '{card} begins an effect that lasts',
  used: '{word, select, answer {{you} answers with {card}} other {{you} uses {card}}}',
  'moved-by-hand': 'By hand: {known, select, yes {{card} was changed} other {a card was changed}}',
  unpaid: 'The price of {card} was not paid in full: it has no effect',
  'order-not-asked':
    '{amount} compulsory answers at once are too many to choose an order: they resolve in the order in which they were found',
  'answers-cut': 'Players have answered one event so often that no more answers are offered',
  muted:
    '{known, select, no {An ability of a card that you may not know failed; it is muted from here on} other {An ability of {ability} failed; it is muted from here on}}',
  lifted:
    '{known, select, no {The script of a card that you may not know was changed: its ability works again} other {The script of {ability} was changed: the ability works again}}',

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
  'counter-changed': '{of, select, table {{counter} goes from {from} to {to}} other {{counter} of {of} goes from {from} to {to}}}',
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
  summon: 'Which shadow fighter is played?',
} as const

const options = {
  'play-card': 'Play {card}',
  'use-ability': 'Use {card}',
  'hand-on': 'Hand {card} on',
  pass: 'Pass',
  yes: 'Yes',
  no: 'No',
} as const

const refusals = {
  'refused.not-theirs': 'That is for the other player to decide.',
  'refused.needs-consent': 'Nothing is taken back unless the other player agrees.',
  'refused.unknown-seat': 'Nobody called {seat} plays here.',
  'refused.game-over': 'The duel is over.',
  'refused.nothing-asked': 'Nothing is asked now.',
  'refused.other-question': 'Something else is asked now.',
  'refused.number-expected': 'A number is needed.',
  'refused.out-of-range': 'The number must be from {least} to {most}.',
  'refused.not-offered': 'That is not offered.',
  'refused.choice-expected': 'A choice among the options is needed.',
  'refused.paired-too-often': '{card} can be in {most} of these at most.',
  'refused.chosen-twice': 'Each option can be chosen once.',
  'refused.too-few': 'At least {least} must be chosen.',
  'refused.too-many': 'At most {most} can be chosen.',
  'refused.muted': 'This ability failed and is muted.',
  'refused.hidden': 'Whether it can be used depends on cards that you may not know.',
  'refused.restriction': 'A condition in its text is not met.',
  'refused.limit': 'It was used as often as it may be.',
  'refused.cannot': 'A card says that it cannot be used.',
  'refused.cost': 'Its cost cannot be paid.',
  'refused.pays-twice': 'It cannot pay twice: another price of the same use takes it or needs it.',
  'refused.no-change': 'It would change nothing.',
  'refused.no-target': 'It has no target.',
  'refused.out-of-place': 'It does not work where its card is now.',
  'refused.no-trigger': 'Its trigger has not occurred since the last answer.',
  'refused.other-subject': 'It happened to another card than the one that its text names.',
  'refused.used-already': 'It was used for this already.',
  'refused.nobody': 'No player may use it now.',
  'refused.other-turn': 'Another player is asked now.',
  'refused.no-window': 'It is used in a window that is not open.',
  'refused.failed': 'Its script failed: {message}',
  'refused.no-move': 'That is no move.',
  'refused.not-a-card': 'Pieces of the table are not moved by hand.',
  'refused.no-input': 'A game accepts only answers, dice, faults and moves.',
  'refused.unknown-card': 'There is no such card.',
  'refused.unknown-zone': 'There is no such place.',
} as const

const outcomes = {
  'stands-alone': '{seat} stands alone and wins.',
  'all-fell': 'All fell at once: nobody wins.',
  exhausted: 'All decks are empty: nobody wins.',
} as const

const faults = {
  'fault.script-error': 'The script failed.',
  'fault.out-of-fuel': 'The script did not come to an end.',
  'fault.out-of-memory': 'The script filled the memory.',
  'fault.too-deep': 'The script called itself, or triggered itself, without end.',
  'fault.stack': 'The script called itself without end.',
  'fault.silent': 'The script did not come to an end and had to be stopped.',
  'fault.asks-in-restriction': 'A condition or a cost asked a question; these may only read the table.',
  'fault.changes-in-restriction': 'A condition or a cost changed something; these may only read the table.',
  'fault.too-much': 'The script stored or did more than a game allows.',
  'fault.wrong-value': 'The script gave a value that cannot be used here.',
  'fault.keeps-state': 'The script keeps a value between calls: it gave another result the second time.',
  'fault.does-not-load': 'The script does not load.',
  'fault.wrong-name': 'The script uses an unknown name.',
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
