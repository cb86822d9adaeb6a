/** Wordings of player cards: the cards of a player whom the text named, attachments of a card, and what players do in an attack. */
import type { AbilityMenus } from '@questwright/rulebook'
import type { Reads } from './entry.ts'

type Texts = NonNullable<AbilityMenus['texts']>

/** X of an event whose cost is X is chosen as the event is played. RR "X" */
export const chosenX: NonNullable<Texts['chosenX']> = { types: ['event'], stat: 'cost', amount: 'chosen-x' }

/** "While attacking …": what a constant ability says of the card that it changes. */
export const ofBearer: NonNullable<Texts['ofBearer']> = {
  'attacks-sort': { blank: 'card', reads: ['attacking (a|an) $filters'] },
  'defends-sort': { blank: 'card', reads: ['defending against (a|an) $filters', 'defending (a|an) attack (from|made by) (a|an) $filters'] },
}

/** An ally that is put into play from a hand is a chosen card of that hand. */
export const ofChosen: NonNullable<Texts['ofChosen']> = {
  'put-from-hand': { effect: 'put-into-play', blank: 'card', group: 'hand', with: { player: { id: 'you', with: {} } } },
}

/** "Another hero" is another than the one of whom the text has spoken. */
export const otherThan: NonNullable<Texts['otherThan']> = {
  target: 'not-target',
  subject: 'not-subject',
  host: 'not-host',
  paid: 'different',
  named: 'not-named',
}

const ends = ['the', 'this', 'the current'].flatMap((which) => [`at the end of ${which}`])

/** What happens at the end of the phase or round, also to a card that was put into play until then. RR "Delayed Effects" */
export const endings: NonNullable<Texts['later']> = (['phase', 'round'] as const).map((until) => ({
  effect: 'at-the-end',
  values: { until },
  keeps: { effect: 'keep', card: 'kept', remains: 'remains' },
  word: 'delayed',
  before: [
    ...ends.map((end) => `${end} ${until} ,`),
    ...['trigger this effect', 'use this ability'].map((use) => `at the end of the ${until} in which you ${use} ,`),
  ],
  behind: ends.map((end) => `${end} ${until}`),
}))

/** The enemy against which a character defends. */
export const ofParts: NonNullable<Texts['ofParts']> = { attacker: { kind: 'enemy', card: 'attacker-part' } }

export const playerGroups: Reads = {
  'characters-of': ['character controlled by $player'],
  'heroes-of': ['hero controlled by $player'],
  'shadow-cards-of': ['shadow card from $card', 'shadow card on $card'],
}

export const playerFilterReads: Reads = {
  'over-threat': [
    'after: with (a|an|) engagement cost higher than your threat',
    'after: with (a|) higher engagement cost than your threat',
    'after: with an engagement cost (that is|) (higher|greater) than your threat',
  ],
  'bears-trait': [
    'after: with (a|an|at least 1|at least one|1) $trait (card|attachment) attached (to it|to them|)',
    'after: with (a|an|at least 1|1) $trait attached (to it|)',
    'after: with (a|an|at least 1|1) attached $trait (attachment|)',
    'after: with (a|an|at least 1|1) $trait (attachment|attachments)',
    'is: (a|an|at least 1|1) $trait (attachment|) attached',
    'is: (a|an|at least 1|1) $trait attachment',
  ],
  'with-attachment': [
    'after: with (an attachment|any attachments|at least 1 attachment|1 or more attachments|attachments) (attached|)',
    'is: (an attachment|any attachments|at least 1 attachment|1 or more attachments) (attached|)',
  ],
  'no-attachment': ['after: with no (attachments|attachment) (attached|)', 'is: no attachments (attached|)'],
  'stat-at-most': ['after: with $count or (less|fewer|lower) $stat'],
  'stat-least': ['after: with $count or (more|higher|greater) $stat', 'is: $count or (more|higher|greater) $stat'],
  'left-at-most': [
    'after: with $count or (less|fewer) (hit points remaining|remaining hit points|hit point remaining|remaining hit point)',
  ],
  'bears-named': ['after: with (a copy of|) $code'],
  questing: ['after: committed to (that|this) quest'],
  'cost-at-most': [
    'after: of cost $count or (less|lower)',
    'after: with (a|) cost (of|) $count or (less|lower)',
    'after: that costs $count or (less|lower)',
  ],
}

export const playerPlayerReads: Reads = {
  choose: ['one player', 'any player', 'any one player'],
  controller: ["that (card|ally|hero|character|attachment) 's controller", 'the controller of that (card|ally|hero|character|attachment)'],
}

export const playerEffectReads: Reads = {
  'declare-attack': [
    '(immediately|) declare (it|that character|that hero|that ally) as an attacker [open] and resolve (its|his|her|their) attack [close] against any eligible enemy (target|)',
    '(immediately|) declare (it|that character|that hero|that ally) as an attacker [open] and resolve (its|his|her|their) attack [close] against an eligible enemy',
  ],
  'put-on-bottom': ['(place|put|move|return) $card (on|to) the bottom of (its|your|their|his|her|the encounter|the) deck'],
  'put-on-top': ["(place|put|return) $card on (the|) top of (its|your|their|his|her) (owner's|) deck"],
  'player-attack': [
    '(immediately|) declare $cards as (an attacker|attacker|the attacker) [open] and resolve (its|his|her|their|the) attack [close] against $card',
    '(immediately|) declare $cards as (an attacker|attacker|the attacker) against $card [open] and resolve (its|his|her|their|the) attack [close]',
    '(immediately|) declare $cards as (an attacker|attacker|the attacker) against $card',
    '(immediately|) declare an attack with $cards against $card',
  ],
  'take-control': ['give control of $card to $player'],
  'shuffle-in': [
    '(choose and|) shuffle $cards (back|) into (your|their|his|her) deck',
    "(choose and|) shuffle $cards (back|) into (its|their|his|her) owner 's deck",
    '(choose and|) shuffle $cards (back|) into the encounter deck',
  ],
  'shuffle-discard-in': ['shuffle ‹$player|discard pile› (back|) into (your|their|his|her) deck'],
  'search-discard-for': ['{you|that player} search~ {your|their} discard pile for (a|an|1) $filters'],
  modify: [
    'add $amount to ‹$cards|$stat› $until',
    '$cards also gets + $amount $stat $until',
    '$cards gets an additional + $amount $stat $until',
  ],
  damage: ['deal damage to $cards equal to $amount', 'deal damage equal to $amount to $cards'],
  heal: ['choose and heal $amount damage from $cards'],
  'put-into-play': ["put $card into play (,|) under its owner 's control ⇒ player:owner"],
  'return-hand': ["return $card to (his|her|their) (owner 's|) hand"],
}

export const playerCostReads: Reads = {
  'lower-threat': ['reduce your threat by $count'],
  'return-one': ['return (a|an|1) $filters to your hand', 'return (a|an|1) $filters you control to your hand'],
  'discard-one': ['discard (a|an|1) $filters you control (from play|)', 'discard (a|an|1) $filters from play'],
}

export const playerAmountReads: Reads = {
  'each-at-most': [
    '1⟨for each $group . [open] limit + $count (attack|defense|willpower) [close]⟩',
    ...['[attack]', '[defense]', '[willpower]', 'hit points', '[threat]'].flatMap((icon) => [
      `1⟨for each $group . [open] (limit|maximum) + $count ${icon} . [close]⟩`,
      `1⟨for each $group [open] (limit|maximum|max) + $count ${icon} [close]⟩`,
      `1⟨for each $group . [open] (limit|maximum) + $count ${icon} [close]⟩`,
    ]),
    '1⟨for each $group [open] to a maximum of $count [close]⟩',
    '1⟨for each $group [open] (max|maximum|limit) (.|) (of|) (+|) $count (.|) [close]⟩',
  ],
}
