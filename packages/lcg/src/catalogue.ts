import { about } from './about.ts'
import { repairs } from './repairs.ts'
import type { SystemEvents, SystemSteps } from './system-names.ts'

/**
 * The messages of this game in English: ICU messages by code, for story, questions, refusals, outcomes, phases and steps. Parts are the values that
 * the engine passes with the code; a card is named by its title, a seat by its name. `<question>.text` says what to do.
 */

/** A pile, by the result of `whichPile`. */
const thePile =
  '{whose, select, player {the deck of {of}} encounter {the encounter deck} owners {the decks of their owners} other {“{zone}”}}'

/** An amount of tokens. The name that a system or a card gives its tokens is a plural, such as "time counters". */
const tokensOf =
  '{token, select, resource {{amount, plural, one {# resource} other {# resources}}} damage {{amount} damage} progress {{amount} progress} other {{amount, plural, one {1 of the {token}} other {# {token}}}}}'

const story = {
  // lines that the kernel itself writes
  prevented: '{known, select, no {A card cannot be changed that way} other {{card} cannot be changed that way}}',
  'game-over': '{result, select, won {The players have won} other {The players have lost}}',
  'effect-began': '{card} begins an effect that lasts',
  // a key of `select` cannot contain a hyphen, so words such as `when-revealed` use the text for `other`
  used: '{word, select, play {{you} plays {card}} action {{you} uses the action of {card}} response {{you} responds with {card}} forced {{card} takes effect} shadow {The shadow of {card} takes effect} travel {The way to {card} has its price} setup {{card} sets up} other {{card} takes effect}}',
  'moved-by-hand':
    'By hand: {how, select, token {{token} on {card} changes by {by}} zone {{known, select, yes {{card} moves} other {a card moves}}} put {{known, select, yes {{card}} other {a card}} goes {place, select, hand {to a hand} top {on top of its deck} bottom {under its deck} discard {to its discard pile} staging {to the staging area} active {to the active location} play {into play} display {to the victory display} aside {out of play, set aside} removed {out of the game} other {elsewhere}}} engage {{card} is engaged with {seat}} attach {{card} is attached to {host}} exhaust {{card} exhausts} ready {{card} readies} commit {{card} commits to the quest} withdraw {{card} leaves the quest} flip {{card} is turned over} shuffle {a deck is shuffled} draw {{card} draws a card} reveal {the top card of the encounter deck is turned up} shadow {{card} is dealt a shadow card} first {{card} becomes first player} other {{known, select, yes {{card} was changed} other {a card was changed}}}}',
  'by-hand': '{how, select, done {A text of {card} was followed by hand} other {A text of {card} was left out: no script follows it}}',
  'grim-rule':
    'Nothing says how {of, select, card {{card} is} other {this rule is}} to be read: the reading that is worse for the players holds ({reading})',
  unpaid: 'The price of {card} was not paid in full: it has no effect',
  'order-not-asked': '{amount} forced effects at once are too many to choose an order: they resolve in the order in which they were found',
  'answers-cut': 'Players have responded to one event so often that no more responses are offered',
  muted:
    '{known, select, no {An ability of a card that you may not know failed; it is muted from here on} other {An ability of {ability} failed; it is muted from here on}}',
  lifted:
    '{known, select, no {The script of a card that you may not know was changed: its ability works again} other {The script of {ability} was changed: the ability works again}}',

  // setup
  'setup-step':
    '{step, select, 1 {The decks are shuffled} 2 {The heroes stand ready} 3 {The token bank is made} 4 {The first player is named} 5 {Starting hands are drawn} 6 {The quest deck is laid out} 7 {The scenario is set up} other {Setup, step {step}}}',
  'starting-threat': '{seat} begins with threat {to}',
  'quest-deck': 'The quest deck is laid out: {amount, plural, one {# stage} other {# stages}}',
  'first-player': '{seat} is the first player',

  'too-few-cards': 'The scenario wants {wanted} cards ({what}), and {found, plural, =0 {none is} one {one is} other {# are}} there',

  // round
  'round-began': 'Round {round} begins',
  'round-ended': 'Round {round} ends',
  'phase-began':
    '{phase, select, resource {Resource phase} planning {Planning phase} quest {Quest phase} travel {Travel phase} encounter {Encounter phase} combat {Combat phase} refresh {Refresh phase} other {{phase}}}',

  'phase-cut-short':
    'The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} ends at once',
  'phase-skipped':
    'The {phase, select, resource {resource phase} planning {planning phase} quest {quest phase} travel {travel phase} encounter {encounter phase} combat {combat phase} refresh {refresh phase} other {{phase}}} is skipped',

  // cards that enter or leave a zone
  'entered-play': '{card} enters play',
  'entered-staging': '{card} is in the staging area',
  'left-play':
    '{how, select, defeated {{card} is defeated} destroyed {{card} is destroyed} explored {{card} is explored} returned {{card} returns to hand} discarded {{card} is discarded} shuffled {{card} is shuffled into its deck} removed {{card} leaves the game} eliminated {{card} goes with its player} displayed {{card} goes to the victory display} other {{card} leaves play}}',
  played: '{card} was played',
  attached: '{card} is attached to {host}',
  destroyed: '{card} has no hit points left',
  discarded: '{card} is discarded',
  'discards-ordered': '{seat} orders what came to the discard pile, the topmost first: {cards}',
  'returned-to-hand': '{known, select, no {A card returns} other {{card} returns}} to the hand of {seat}',
  'removed-from-game': '{card} is removed from the game',
  'type-changed': '{card} is now of type {type}',
  'control-taken': '{seat} takes control of {card}',
  drew: '{seat} draws {amount, plural, one {# card} other {# cards}}',
  'mixed-up': '{amount, plural, one {# face-down card is} other {# face-down cards are}} mixed up',
  searched: '{seat} looks through {amount, plural, one {# card} other {# cards}}',
  'looked-at': '{known, select, yes {{seat} looks at {cards}} other {{seat} looks at {amount, plural, one {# card} other {# cards}}}}',
  'put-on-bottom': `{seat} puts {known, select, yes {{card}} other {a card}} on the bottom of ${thePile}`,
  'put-on-top': `{seat} puts {amount, plural, one {# card} other {# cards}} on the top of ${thePile}`,
  'added-to-hand': '{seat} takes {known, select, yes {{card}} other {a card}} into hand',
  shuffled:
    '{whose, select, player {The deck of {seat} is shuffled} encounter {The encounter deck is shuffled} other {“{zone}” is shuffled}}',
  'unique-in-play': '{card} is unique and already in play: it is not added',

  // tokens
  damaged: '{card} takes {amount} damage',
  healed: '{amount} damage is healed on {card}',
  exhausted: '{card} exhausts',
  readied: '{card} readies',
  'resources-gained':
    '{how, select, moved {{amount, plural, one {# resource moves} other {# resources move}} from {from} to {card}} other {{card} gains {amount, plural, one {# resource} other {# resources}}}}',
  'cost-changed': '{card} costs {now} instead of {printed}',
  'resources-spent': '{card} spends {amount, plural, one {# resource} other {# resources}}',
  'tokens-placed': `{card} gets ${tokensOf}`,
  'tokens-removed': `{card} loses ${tokensOf}`,
  'progress-placed': '{card} gets {amount} progress',
  'progress-removed': '{card} loses {amount} progress',
  'below-zero': 'The script gives {verb} an amount of {amount}, which counts as 0',
  'threat-raised': 'The threat of {seat} rises by {amount} to {to}',
  'threat-lowered': 'The threat of {seat} falls by {amount} to {to}',

  // quest and travel
  committed: '{card} commits to the quest',
  'step-skipped': '{step, select, staging {The staging step is skipped} other {No engagement checks are made}}',
  'left-quest': '{card} leaves the quest',
  'left-attack': '{card} leaves the attack',
  revealed: '{card} is revealed',
  'quest-compared': '{counts, select, attack {Attack} defense {Defense} other {Willpower}} {willpower} is compared with threat {threat}',
  'quest-succeeded': 'The quest succeeds by {amount}',
  'quest-failed': 'The quest fails by {amount}',
  'stage-entered': 'The current stage is {card}, side {side}',
  'stage-defeated': '{card} is completed',
  travelled: 'The group travels to {card}',
  explored: '{card} has all its progress: it is explored',
  'encounter-deck-reset': 'The encounter discard pile becomes the new encounter deck',
  'encounter-deck-empty': 'The encounter deck is empty',
  'deck-reset': '“{zone}” is made anew of its discard pile',
  'deck-empty': 'No card is left in “{zone}”',

  // encounter and combat
  'engagement-check': '{seat} makes an engagement check at threat {threat}',
  engaged: '{how, select, check {{card} engages {seat}} optional {{seat} engages {card}} other {{card} is engaged with {seat}}}',
  'shadow-dealt': '{card} is dealt a shadow card',
  'set-aside': '{card} is set aside, out of play',
  'turned-facedown': '{card} is turned face down',
  'turned-faceup': '{card} is turned face up',
  'turned-over': '{card} is turned to side {side}',
  'attached-to-deck': '{card} is attached to the deck of {seat}',
  'attached-to-player': '{card} is attached to {seat}',
  'put-under': '{known, select, no {A card} other {{card}}} is put under {host}',
  'added-to-victory-display': '{card} is added to the victory display',
  withdrawn: '{card} is considered to be out of play while {host} is in play',
  'back-in-play': '{card} is in play again',
  'put-on-encounter-deck': '{known, select, no {A card} other {{card}}} is put on top of the encounter deck',
  'no-shadow-card': 'There is no shadow card left for {card}',
  'shadow-revealed': 'The shadow card of {enemy} is turned up: {card}',
  attacks: '{card} attacks {seat}',
  defends: '{card} defends against {attacker}',
  attacked: '{seat} attacks {card} with {attackers}',
  'attack-ended': '{by, select, players {The attack on {card} is over} other {The attack of {card} is over}}',
  eliminated: '{seat} is eliminated',

  // systems of packs
  'put-in-zone': '{known, select, yes {{card} goes} other {{amount, plural, one {A card goes} other {# cards go}}}} to “{zone}”',
  'counter-changed': '{of, select, table {{counter} goes from {from} to {to}} other {{counter} of {of} goes from {from} to {to}}}',
} as const

/** Clauses that say when a choice will be made: before a hidden card is turned up. */
const unknown = {
  'unknown.revealed': 'before what is revealed',
  'unknown.shadow': 'before the shadow card',
} as const

/** Words for an event before it happens, by its kind. */
const before = {
  revealed: '{subject} is being revealed',
  attacks: '{subject} attacks',
  attacked: '{subject} is attacked',
  damaged: 'Damage is about to be dealt to {subject}',
  healed: 'Damage is about to be healed on {subject}',
  destroyed: '{subject} is about to be destroyed',
  discarded: '{subject} is about to be discarded',
  leavesPlay: '{subject} is about to leave play',
  entersPlay: '{subject} is about to enter play',
  engages: '{subject} is about to engage a player',
  commits: '{subject} is about to commit to the quest',
  defends: '{subject} is about to defend',
  exhausted: '{subject} is about to exhaust',
  shadowDealt: '{subject} is about to be dealt a shadow card',
  threatRaised: 'The threat of {subject} is about to rise',
  progressPlaced: 'Progress is about to be placed on {subject}',
  effect: 'The effect of {subject} is about to happen',
  travels: 'The players are about to travel to {subject}',
  stageDefeated: '{subject} is about to be completed',
  questFails: 'The quest is about to fail',
  questSucceeds: 'The quest is about to succeed',
  detached: '{subject} is about to be detached',
  entersStaging: '{subject} is about to come into the staging area',
  drawn: '{subject} is about to draw cards',
  readied: '{subject} is about to be readied',
  resourcesGained: '{subject} is about to gain resources',
  resourcesSpent: 'Resources of {subject} are about to be spent',
  threatLowered: 'The threat of {subject} is about to fall',
  progressRemoved: 'Progress is about to be removed from {subject}',
  tokensPlaced: 'Tokens are about to be placed on {subject}',
  tokensRemoved: 'Tokens are about to be removed from {subject}',
  leavesQuest: '{subject} is about to leave the quest',
  explored: '{subject} is about to be explored',
  attached: '{subject} is about to be attached',
  eliminated: '{subject} is about to be eliminated',
  firstPlayerPasses: 'The first player token is about to pass',
  playerAttackEnds: 'The attack on {subject} is about to end',
  attackEnds: 'The attack of {subject} is about to end',
  turnsFaceup: '{subject} is about to turn face up',
  turnsFacedown: '{subject} is about to turn face down',
} as const

/** Words for events that happened, by their kinds. */
const after = {
  commits: '{subject} committed to the quest',
  entersPlay: '{subject} entered play',
  entersStaging: '{subject} came into the staging area',
  attacks: '{subject} attacked',
  attackEnds: 'The attack of {subject} is over',
  attacked: '{subject} was attacked',
  playerAttackEnds: 'The attack on {subject} is over',
  defends: '{subject} defended',
  damaged: '{subject} took damage',
  healed: '{subject} was healed',
  destroyed: '{subject} was destroyed',
  discarded: '{subject} was discarded',
  leavesPlay: '{subject} left play',
  explored: '{subject} was explored',
  travels: 'The players travelled to {subject}',
  engages: '{subject} engaged a player',
  revealed: '{subject} was revealed',
  played: '{subject} was played',
  attached: '{subject} was attached',
  exhausted: '{subject} exhausted',
  readied: '{subject} readied',
  resourcesGained: '{subject} gained resources',
  resourcesSpent: '{subject} spent resources',
  drawn: '{subject} drew cards',
  threatRaised: 'The threat of {subject} rose',
  threatLowered: 'The threat of {subject} fell',
  progressPlaced: 'Progress was placed on {subject}',
  shadowDealt: '{subject} was dealt a shadow card',
  stagingEnds: 'Staging is over',
  questSucceeds: 'The quest succeeded',
  questFails: 'The quest failed',
  stageDefeated: '{subject} was completed',
  controlTaken: '{subject} has another controller',
  stageEntered: '{subject} came up',
  becomesActive: '{subject} became the active location',
  beginningOfRound: 'The round has begun',
  endOfRound: 'The round has ended',
  beginningOfPhase: 'The phase has begun',
  endOfPhase: 'The phase has ended',
  effect: 'The effect of {subject} happened',
  detached: '{subject} was detached',
  eliminated: '{subject} was eliminated',
  firstPlayerPasses: 'The first player token has passed',
  tokensPlaced: 'Tokens were placed on {subject}',
  tokensRemoved: 'Tokens were removed from {subject}',
  progressRemoved: 'Progress was removed from {subject}',
  turnsFaceup: '{subject} turned face up',
  turnsFacedown: '{subject} turned face down',
  leavesQuest: '{subject} left the quest',
} as const

/**
 * The message of a question that is asked before or after an event. Its parts: `what` is the kind of the event, `subject` the card to which it
 * happens, and `of` is `card` if there is such a card.
 */
function momentAsked(at: 'before' | 'after', asks: string): string {
  const branches = Object.entries(at === 'before' ? before : after).map(([kind, says]) => `${kind} {${says}: ${asks}}`)
  const something = at === 'before' ? 'Something is about to happen' : 'Something happened'
  return `{what, select, ${branches.join(' ')} other {{of, select, card {${something} to {subject}: ${asks}} other {${something}: ${asks}}}}}`
}

const questions = {
  'vote-first-player': 'Who shall be the first player?',
  // the question and the story line about its answer share a code
  mulligan: '{is, select, taken {{seat} takes a mulligan} other {Mulligan}}',
  'mulligan.text': 'Take one? The whole hand is shuffled back and six new cards are drawn, once.',
  'action-window': 'A player may act: use an action, or pass?',
  cancel: momentAsked('before', 'cancel it?'),
  'when-response': momentAsked('before', 'respond?'),
  'after-response': momentAsked('after', 'respond?'),
  'next-constant': momentAsked('before', 'which of these comes first?'),
  'next-when-forced': momentAsked('before', 'which forced effect comes first?'),
  'next-after-forced': momentAsked('after', 'which forced effect comes next?'),
  'next-delayed': 'Which of the effects that waited for this moment comes first?',
  'choose-payers': 'Which heroes pay? The resources come from {pools} pools.',
  pay: 'Pay {sum, plural, one {# resource} other {# resources}}',
  'choose-x': 'What is X?',
  choose: 'Choose a card',
  'choose-up-to': 'Choose cards, or none',
  'choose-one': 'Choose one',
  'by-hand.done': 'Done by hand',
  'by-hand.left-out': 'Leave it out',
  'choose-number': 'Choose a number',
  'choose-player': 'Choose a player',
  'choose-next-stage': 'Which stage comes next?',
  may: '{named, select, yes {{card}, “{does}”: do it?} other {{card} says “may”: do it?}}',
  distribute: 'Give out {sum}',
  'assign-damage': 'Assign {sum} damage',
  search: 'Which card do you take?',
  'choose-host': 'Attach it to which card?',
  'choose-host.answer': 'Attach it to {card}',
  'choose-to-exhaust': 'Which card exhausts?',
  'choose-to-discard': 'Which card is discarded?',
  'choose-to-damage': 'Who is dealt the damage?',
  'choose-to-return': 'Which card returns to the hand?',
  'choose-for-damage': 'Which card takes the damage?',
  'choose-to-commit': 'Who commits to the quest?',
  'choose-to-commit.text': 'The staging area holds {stagingThreat} threat, and more may come. Who commits exhausts.',
  'choose-to-remove-from-quest': 'Which character leaves the quest?',
  'choose-location': 'Travel to a location?',
  'choose-location.answer': 'Travel to {card}',
  'choose-active-location': 'Which active location does it concern?',
  'divide-progress': 'Divide {sum} progress among these locations',
  'choose-enemy-to-engage': 'Engage an enemy?',
  'choose-enemy-to-engage.answer': 'Engage {card}',
  'choose-tied-enemy': 'Which of these enemies engages first?',
  'order-shadow-cards': 'The shadow cards do not reach for all: who is dealt one first?',
  'choose-next-attacker': 'Which enemy attacks next?',
  'choose-next-attacker.answer': '{card} attacks',
  'choose-defender': 'Declare a defender against {enemy}?',
  'choose-defender.answer': '{card} defends',
  'choose-defender.text': '{enemy} attacks for {attack}.',
  'choose-defenders': 'Declare defenders against {enemy}?',
  'choose-defenders.text': '{enemy} attacks for {attack}. Any number of characters may defend; one of them takes all the damage.',
  'choose-hero-for-damage.answer': '{card} takes the damage',
  'choose-hero-for-damage': '{enemy} is undefended: which hero takes {amount} damage?',
  'choose-defender-for-damage.answer': '{card} takes the damage',
  'choose-defender-for-damage': 'Which defender takes {amount} damage of {enemy}?',
  'choose-enemy-to-attack': 'Attack an enemy?',
  'choose-enemy-to-attack.answer': 'Attack {card}',
  'choose-attackers': 'Who attacks {enemy}?',
  'choose-joining-attackers': 'Who joins the attack on {enemy}?',
  'may-pay-to-ready': 'Pay to ready it?',
  'may-search': 'Look through the deck?',
  'may-put-on-bottom': 'Put it on the bottom of the deck?',
  'choose-for-hand': 'Which card goes to hand?',
  'order-discarded': 'These cards come to the discard pile together. In which order, the topmost first?',
  'order-on-top': 'In which order do they go back, the topmost first?',
  'choose-to-heal': 'How much damage is healed?',
} as const

const options = {
  'play-card': 'Play {card}',
  'use-ability': '{named, select, yes {{card}: {does}} other {Use {card}}}',
  pass: 'Pass',
  yes: 'Yes',
  no: 'No',
  stage: '{card}',
} as const

const refusals = {
  'refused.game-over': 'The game is over.',
  'refused.nothing-asked': 'Nothing is asked now.',
  'refused.other-question': 'Something else is asked now.',
  'refused.number-expected': 'A number is needed.',
  'refused.out-of-range': 'The number must lie between {least} and {most}.',
  'refused.not-offered': 'That is not offered.',
  'refused.distribution-expected': 'An amount for each option is needed.',
  'refused.too-many-here': 'At most {most} can be given there.',
  'refused.wrong-sum': 'The amounts add up to {sum}, and must add up to {least, plural, =0 {at most {most}} other {{least}}}.',
  'refused.choice-expected': 'A choice among the options is needed.',
  'refused.paired-too-often': '{card} can be in {most} of these at most.',
  'refused.not-theirs': 'That is for another player to decide.',
  'refused.unknown-seat': 'Nobody called {seat} plays here.',
  'refused.chosen-twice': 'Each option can be chosen once.',
  'refused.too-few': 'At least {least} must be chosen.',
  'refused.too-many': 'At most {most} can be chosen.',
  'refused.not-now': 'Allies and attachments are played in your planning phase.',
  'refused.unique': 'It is unique, and a copy of it is in play.',
  'refused.limit-in-play': 'As many copies of it as there may be are in play.',
  'refused.no-window': 'Actions need an open action window.',
  'refused.other-phase':
    'This action belongs to {phase, select, resource {the resource phase} planning {the planning phase} quest {the quest phase} travel {the travel phase} encounter {the encounter phase} combat {the combat phase} refresh {the refresh phase} other {another phase}}.',
  'refused.attacks-alone': 'Who attacks an enemy in the staging area attacks alone.',
  'refused.muted': 'This ability failed and is muted.',
  'refused.hidden': 'Whether it can be used depends on cards that you may not know.',
  'refused.restriction': 'A condition in its text is not met.',
  'refused.staged-alone': '{seat} stages {card} alone.',
  'refused.word': 'The condition of the keyword before the ability is not met.',
  'refused.limit': 'It was used as often as it may be.',
  'refused.cannot': 'A card says that it cannot be used.',
  'refused.cost':
    'Its cost cannot be paid: {cost, select, resources {the matching resources are missing} exhaust {nothing is ready to exhaust} discard {too few cards to discard} leave {it cannot be discarded} deck {the deck has too few cards} damage {nobody can be dealt that damage} commit {it cannot commit to the quest} raise {the threat of a player cannot be raised} threat {the threat is too low} other {{label}}}.',
  'refused.pays-twice': 'Nothing pays twice: another price of this use takes or needs it.',
  'refused.no-value-for-x': 'There is no value of X that could be paid and do anything.',
  'refused.no-change': 'It would change nothing.',
  'refused.no-target': 'It has no target.',
  'refused.blank': 'The text box of its card is blank.',
  'refused.out-of-place': 'It does not work where its card is now.',
  'refused.no-trigger': 'Its trigger has not occurred since the last answer.',
  'refused.other-subject': 'It happened to another card than the one that its text names.',
  'refused.used-already': 'It was used for this already.',
  'refused.nobody': 'No player may use it now.',
  'refused.other-turn': 'Another player is asked now.',
  'refused.failed': 'Its script failed: {message}',
  'refused.no-move': 'There is no such move.',
  'refused.not-a-card': 'Pieces of the table are not moved by hand.',
  'refused.stage-stays': 'The quest stage stays where it is: turn it over, or change its progress.',
  'refused.being-resolved': 'It is being resolved just now: move it when that is done.',
  'refused.seat-expected': 'A player is needed for that.',
  'refused.seat-eliminated': 'That player is eliminated.',
  'refused.not-in-play': 'It is not in play.',
  'refused.host-not-in-play': 'It can be attached only to a card in play.',
  'refused.attached-to-itself': 'A card cannot lie on itself.',
  'refused.no-owner': 'Nobody owns it: it has no hand or play area to go to. Name a player.',
  'refused.one-side': 'It has one side only.',
  'refused.deck-empty': 'That deck is empty.',
  'refused.enemy-expected': 'Only an enemy in play is dealt a shadow card.',
  'refused.no-input': 'A game accepts only answers, dice, faults and moves.',
  'refused.not-json': 'The input is not plain data (JSON).',
  'refused.card-missing': 'The move does not say which card.',
  'refused.unknown-card': 'There is no such card.',
  'refused.unknown-zone': 'There is no such zone.',
} as const

const outcomes = {
  'won.last-stage': 'The last stage of the quest is completed: the players win.',
  'won.by-scenario': 'The scenario says so: the players win.',
  'won.by-card': 'A card says so: the players win.',
  'lost.all-eliminated': 'All players are eliminated: the players lose.',
  'lost.by-scenario': 'The scenario says so: the players lose.',
  'lost.by-card': 'A card says so: the players lose.',
} as const

const faults = {
  'fault.script-error': 'The script failed.',
  'fault.out-of-fuel': 'The script did not come to an end.',
  'fault.out-of-memory': 'The script filled the memory.',
  'fault.too-deep': 'The script called itself, or triggered itself, without end.',
  'fault.stack': 'The script called itself without end.',
  'fault.silent': 'The script did not come to an end and had to be stopped.',
  'fault.asks-in-restriction':
    'A condition, a cost, a filter or the number of a constant ability asked a question; these may only read the table.',
  'fault.too-much': 'The script stored or did more than a game allows.',
  'fault.wrong-value': 'The script gave a value that cannot be used here.',
  'fault.keeps-state': 'The script keeps something between calls: it gave another result the second time.',
  'fault.changes-in-restriction':
    'A condition, a cost, a filter or the number of a constant ability changed something; these may only read the table.',
  'fault.checks-without-end': 'The state checks find something new each time.',
  'fault.unknown-effect': 'A lasting effect is not declared on its card.',
  'fault.does-not-load': 'The script does not load.',
  'fault.wrong-name': 'The script has a name that nobody knows.',
  'fault.does-nothing': 'That part of the script does nothing yet.',
} as const

const places = {
  'phase.setup': 'Setup',
  'phase.resource': 'Resource',
  'phase.planning': 'Planning',
  'phase.quest': 'Quest',
  'phase.travel': 'Travel',
  'phase.encounter': 'Encounter',
  'phase.combat': 'Combat',
  'phase.refresh': 'Refresh',
  'phase.end': 'The end',
  'step.setup.1': 'Shuffle the decks',
  'step.setup.2': 'Heroes and threat',
  'step.setup.3': 'Token bank',
  'step.setup.4': 'First player',
  'step.setup.5': 'Starting hands',
  'step.setup.6': 'Quest deck',
  'step.setup.7': 'Scenario setup',
  'step.0.0': 'The round begins',
  'step.0.1': 'The round ends',
  'step.1.1': 'The phase begins',
  'step.1.2': 'Gain resources',
  'step.1.3': 'Draw cards',
  'step.1.4': 'The phase ends',
  'step.2.1': 'The phase begins',
  'step.2.2': 'Play allies and attachments',
  'step.2.3': 'Next player',
  'step.2.4': 'The phase ends',
  'step.3.1': 'Before the quest',
  'step.3.2': 'Commit characters',
  'step.3.3': 'Stage encounter cards',
  'step.3.4': 'Resolve the quest',
  'step.3.5': 'The phase ends',
  'step.4.1': 'The phase begins',
  'step.4.2': 'Travel',
  'step.4.3': 'The phase ends',
  'step.5.1': 'The phase begins',
  'step.5.2': 'Engage an enemy',
  'step.5.3': 'Engagement checks',
  'step.5.4': 'The phase ends',
  'step.6.1': 'The phase begins',
  'step.6.2': 'Deal shadow cards',
  'step.6.3': 'Enemies attack',
  'step.6.4': 'Choose an enemy',
  'step.6.4a': 'Choose an enemy',
  'step.6.4b': 'The attack begins',
  'step.6.4.1': 'Declare a defender',
  'step.6.4.2': 'Reveal the shadow',
  'step.6.4.3': 'Determine damage',
  'step.6.4.4': 'The attack ends',
  'step.6.5': 'Next player',
  'step.6.6': 'Enemies are done',
  'step.6.7': 'Players attack',
  'step.6.8': 'Players attack',
  'step.6.8a': 'Declare an attack',
  'step.6.8b': 'Choose enemy and attackers',
  'step.6.8.1': 'Join the attack',
  'step.6.8.2': 'Add up the attack',
  'step.6.8.3': 'Determine damage',
  'step.6.8.4': 'The attack ends',
  'step.6.9': 'Next player',
  'step.6.10': 'Players are done',
  'step.6.11': 'The phase ends',
  'step.7.1': 'The phase begins',
  'step.7.2': 'Ready all cards',
  'step.7.3': 'Raise threat',
  'step.7.4': 'Pass first player',
  'step.7.5': 'The phase ends',
  // the moments at which players may act, before ": Player 1 may act"
  'window.1.3': 'Cards are drawn',
  'window.2.2': 'Planning',
  'window.3.1': 'Before the quest',
  'window.3.2': 'Characters are committed',
  'window.3.3': 'The encounter deck is revealed',
  'window.3.4': 'The quest is resolved',
  'window.4.2': 'After travel',
  'window.5.2': 'Enemies may be engaged',
  'window.5.3': 'Engagement is checked',
  'window.6.2': 'Shadow cards are dealt',
  'window.6.4b': 'An enemy attacks',
  'window.6.4.1': 'The defender is declared',
  'window.6.4.2': 'The shadow is revealed',
  'window.6.4.3': 'The damage is dealt',
  'window.6.8.1': 'Attackers are declared',
  'window.6.8.2': 'The attack is added up',
  'window.6.8.3': 'The damage is dealt',
  'window.7.4': 'Before the round ends',
} as const

export const catalogue: { readonly [code: string]: string } = Object.freeze({
  ...story,
  ...unknown,
  ...questions,
  ...options,
  ...refusals,
  ...outcomes,
  ...faults,
  ...places,
  ...about,
  ...repairs,
})

/** A kind of line of the story, such as `threat-raised`. The story line of a mulligan uses the message of its question. */
export type StoryKind = keyof typeof story | 'mulligan' | (keyof SystemEvents & string)
/** All kinds of lines of the story that the game itself has; the story names events of systems by their own kinds. */
export const storyKinds: readonly StoryKind[] = Object.freeze([...(Object.keys(story) as (keyof typeof story)[]), 'mulligan'])
/** The name of a question of the rules, such as `choose-defender`. */
export type QuestionName = Exclude<keyof typeof questions, `${string}.text`>
/** A number that is no step: the catalogue has a title for it, which several steps share. */
type TitledStep = '6.4' | '6.8'
type PlaceStep = Extract<keyof typeof places, `step.${string}`> extends `step.${infer Step}` ? Step : never
/** A step by its number in RR Appendix I, such as `3.4`, of the set-up, such as `setup.2`, or of a system by its name. */
export type StepName = Exclude<PlaceStep, TitledStep> | (keyof SystemSteps & string)

/** The messages of the names that docs/names.md lists. */
export const named = { story, questions, places } as const
