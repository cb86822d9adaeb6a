/** The English texts of the game: ICU messages by code, for story, questions, options, refusals, outcomes and phases. */
import { storyOfEveryGame, textsOfEveryGame } from '@questwright/authoring'

const story = {
  ...storyOfEveryGame,
  // lines that the kernel itself writes
  'game-over': 'The game is over',
  used: '{word, select, play {{you} plays {card}} response {{you} responds with {card}} trigger {{card} takes effect} other {{you} uses {card}}}',
  unpaid: 'The cost of {card} was not paid in full: it has no effect',
  'order-not-asked': '{amount} required actions at once: they resolve in the listed order',
  'answers-cut': 'One event had so many responses that no more are offered',

  bids: 'The bids, in the order of the seats: {bids}',
  'place-chosen': '{seat} chooses place {place}',
  'goes-first': '{seat} goes first',
  'bearer-placed':
    '{burdens, plural, =0 {{card} bears the One Ring} one {{card} bears the One Ring, with # burden} other {{card} bears the One Ring, with # burdens}}',
  'path-began': 'All fellowships begin at site {number}',
  'began-with': '{card} begins in the fellowship of {seat}',
  'first-hand': '{seat} shuffles the draw deck and draws {amount, plural, one {# card} other {# cards}}',
  'turn-began': 'Turn {turn}: {seat} leads the fellowship',
  'phase-began':
    '{phase, select, fellowship {Fellowship phase} shadow {Shadow phase} maneuver {Maneuver phase} archery {Archery phase} assignment {Assignment phase} skirmish {Skirmish phase} regroup {Regroup phase} other {Another phase}}',
  'site-placed': '{seat} places {card} on the path',
  'site-replaced': '{by} replaces {card} on the path',
  moved: '{seat} moves to site {number}',
  added: '{amount} is added to the twilight pool, which has {to}',
  removed: '{amount} is removed from the twilight pool, which has {to}',
  drew: '{seat} draws a card',
  reshuffled: '{seat} shuffles the discard pile into a new draw deck',
  taken: '{seat} takes {card} into hand',
  discarded: '{card} is discarded',
  transferred: '{card} is transferred to {to}',
  stacked: '{card} is stacked on {on}',
  revealed: '{card} is revealed',
  'top-chosen': '{card} lies on top of the discard pile now',
  'looked-at': '{seat} looks at {card}',
  'placed-in-deck':
    '{card} is {place, select, beneath {placed beneath the draw deck} shuffled {shuffled into the draw deck} other {placed on top of the draw deck}}',
  wounded: '{card} takes a wound',
  exerted: '{card} exerts',
  healed: 'A wound of {card} is healed',
  killed: '{how, select, overwhelmed {{card} is overwhelmed and killed} other {{card} is killed}}',
  burdened: 'A burden is added to {card}',
  unburdened: 'A burden is removed from {card}',
  'threat-added': 'A threat is added: {seat} has {amount}',
  'threat-removed': 'A threat is removed: {seat} has {amount}',
  'site-controlled': '{seat} takes control of {card}',
  'site-liberated': '{card} is liberated',
  archery: 'Archery: {fellowship} by the fellowship, {minions} by the minions',
  assigned: '{card} is assigned to {defender}',
  'skirmish-began': '{defender} skirmishes',
  'skirmish-resolved':
    '{winner, select, shadow {The Shadow wins the skirmish} other {The fellowship wins the skirmish}}, {free} against {shadow}{overwhelms, select, yes {, and overwhelms} other {}}',
  'skirmish-cancelled': 'The skirmish of {card} is cancelled',
  'ring-put-on': '{card} puts on the One Ring',
  'ring-taken-off': '{card} takes off the One Ring',
  'ring-passed': '{card} becomes the Ring-bearer',
  lost: '{how, select, corrupted {The Ring-bearer of {seat} is corrupted} other {{seat} has lost the Ring-bearer}}',
} as const

const questions = {
  bid: 'How many burdens do you bid?',
  'bid.text': 'The highest bidder chooses a place first, and every player starts with the burdens of the bid.',
  place: 'Which place in the order of turns do you choose?',
  'starting-companion': 'Which companion starts with you?',
  'starting-companion.text': 'The twilight costs of all are 4 together at most.',
  'next-site': 'Which site do you place?',
  'replacing-site': 'Which site takes its place?',
  window:
    '{window, select, fellowship {Fellowship: play cards and use abilities, or move on?} shadow {Shadow: play cards and use abilities, or pass?} maneuver {Maneuver: act, or pass?} archery {Archery: act, or pass?} assignment {Assignment: act, or pass?} skirmish {Skirmish: act, or pass?} regroup {Regroup: act, or pass?} other {Act, or pass?}}',
  sanctuary: 'Sanctuary: which wounds are healed?',
  'sanctuary.text': 'Up to {most}, divided as you like.',
  'who-is-shot-at': 'Which Shadow player assigns the archery wounds?',
  'archery-wounds': 'Which characters take the {sum, plural, one {archery wound} other {# archery wounds}}?',
  'threat-wounds': 'Which companions take the {sum, plural, one {wound} other {# wounds}} of the removed threats?',
  assign: 'Which characters defend against which minions?',
  'assign-leftovers': 'Which of your minions that are left skirmish whom?',
  'next-skirmish': 'Whose skirmish is next?',
  reshuffle: 'Do you shuffle your discard pile into a new draw deck?',
  'reshuffle.text': 'Your draw deck is empty. You may do so once in the game.',
  reconcile: 'Do you discard a card before you draw?',
  'reconcile.none': 'Keep all cards',
  'reconcile.answer': 'Discard {card}',
  'reconcile-down': 'Which cards do you discard, so that eight are left?',
  'move-or-stay': 'Does the fellowship move again, or is the turn over?',
  'move-or-stay.text': 'A card of your hand ends the turn, too, and is discarded before you draw.',
  'move-or-stay.none': 'End the turn and keep all cards',
  'move-or-stay.answer': 'End the turn and discard {card}',
  bearer: 'Who bears it?',
  optional:
    '{what, select, wounded {{subject} is about to take a wound: use an ability?} exerted {{subject} is about to exert: use an ability?} killed {{subject} is about to be killed: use an ability?} discarded {{subject} is about to be discarded: use an ability?} other {Something is about to happen: use an ability?}}',
  'optional-after':
    '{what, select, played {{subject} is played: use an ability?} wounded {{subject} has taken a wound: use an ability?} exerted {{subject} has exerted: use an ability?} killed {{subject} is killed: use an ability?} discarded {{subject} is discarded: use an ability?} assigned {{subject} is assigned: use an ability?} wonSkirmish {{subject} has won a skirmish: use an ability?} lostSkirmish {{subject} has lost a skirmish: use an ability?} movedFrom {The fellowship moves: use an ability?} moved {The fellowship has moved: use an ability?} movedTo {The fellowship has moved: use an ability?} turnBegan {The turn begins: use an ability?} other {Something has happened: use an ability?}}',
  'next-required': 'Which required action comes first?',
  'next-required-after': 'Which required action comes next?',
  'next-delayed': 'Which effect comes first?',
  either: 'Choose one',
  exert: 'Which character exerts?',
  heal: 'Which character is healed?',
  wound: 'Which character takes the wound?',
  kill: 'Which character is killed?',
  strength: 'Whose strength changes?',
  change: 'Which card changes?',
  discard: 'Which card is discarded?',
  'discard-from-hand': 'Which cards of your hand do you discard?',
  take: 'Which card do you take into hand?',
  play: 'Which card do you play?',
  'beneath-deck': 'Which card is placed beneath the draw deck?',
  stack: 'Which card is stacked?',
  'stack-on': 'On which card is it stacked?',
  'use-text': 'Whose text do you use?',
  opponent: 'Which opponent is meant?',
  'pile-top': 'Which card lies on top of your discard pile from now on?',
  'pile-top.none': 'Leave the pile as it is',
  draw: 'Do you draw cards?',
  'on-deck': 'Which card is placed on top of the draw deck?',
  'into-deck': 'Which card is shuffled into the draw deck?',
  'assign-minion': 'Which minion is assigned?',
  'assign-defender': 'Who skirmishes it?',
  spot: 'How many do you spot?',
} as const

const options = {
  transfer: 'Transfer {card}',
  'heal-by-discard': 'Discard {card} to heal',
  'nth-place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
  move: 'Move again',
  'move-on': 'Move on',
} as const

const refusals = {
  'refused.game-over': 'The game is over.',
  'refused.distribution-expected': 'An amount for each card is needed.',
  'refused.wrong-sum': 'The amounts must be from {least} to {most} together, and are {sum}.',
  'refused.too-many-here': 'At most {most} of these go there.',
  'refused.restriction': 'The condition of its text is not met.',
  'refused.pays-twice': 'It cannot pay twice: another cost of the same use takes it or needs it.',
  'refused.no-value-for-x': 'No number can be chosen for X.',
  'refused.no-trigger': 'Nothing that it responds to has happened since the last response.',
  'refused.no-window': 'It is used in a phase that is not now.',
  'refused.no-input': 'That is no input of a game: inputs are answers, dice, faults and moves.',
  'refused.unknown-zone': 'There is no such zone.',
  'refused.unique': '{title} is unique and is in play already.',
  'refused.dead': '{title} is unique and is in the dead pile.',
  'refused.rule-of-9': 'Companions in play and in the dead pile are nine together at most.',
  'refused.to-play': 'What must be spotted to play {title} is not there.',
} as const

const outcomes = {
  'others-lost': '{seat} wins: the others have lost their Ring-bearers.',
  'reached-the-end': '{seat} wins: the fellowship has come through the last site.',
  'all-lost': 'All Ring-bearers are lost: nobody wins.',
} as const

const faults = {
  'fault.too-much': 'The script tried to store or to do more than a game allows.',
} as const

const places = {
  'phase.setup': 'Setup',
  'phase.fellowship': 'Fellowship',
  'phase.shadow': 'Shadow',
  'phase.maneuver': 'Maneuver',
  'phase.archery': 'Archery',
  'phase.assignment': 'Assignment',
  'phase.skirmish': 'Skirmish',
  'phase.regroup': 'Regroup',
  'phase.end': 'The end',
  'step.setup': 'Setup',
  'step.fellowship': 'Fellowship',
  'step.shadow': 'Shadow',
  'step.maneuver': 'Maneuver',
  'step.archery': 'Archery',
  'step.assignment': 'Assignment',
  'step.skirmish': 'Skirmish',
  'step.regroup': 'Regroup',
  'step.regroup-actions': 'Regroup',
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
