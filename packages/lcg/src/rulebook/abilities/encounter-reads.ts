/** Wordings of encounter cards, and what the rules of encounter cards ask of the reading of texts: later effects, prices of Travel, "then". */
import type { AbilityMenus } from '@questwright/rulebook'
import { phases } from '../phases.ts'
import type { Reads } from './entry.ts'
import { everyOf, filterOfGroup } from './every-menu.ts'

type Texts = NonNullable<AbilityMenus['texts']>

const afterThisAttack = ['after this attack (resolves|is resolved|)', 'after (it|this enemy) attacks', 'after its attack (resolves|)']

/**
 * Effects that happen after an attack. RR "Delayed Effects". An attack of an enemy can only destroy a character, so texts that say so ask for nothing
 * more.
 */
export const laterEffects: NonNullable<Texts['later']> = [
  {
    effect: 'if-attack-damages',
    with: { card: 'attacker', effect: 'if-attack-damages-with-attacker', later: 'enemy-of-then' },
    that: { kind: 'character', card: 'damaged-then' },
    amount: 'dealt-then',
    word: 'delayed',
    before: [
      'if this attack (damages|deals damage to|deals any damage to) (a|any|the defending) character ,',
      'if (this attack|attacking enemy) deals (damage|any damage|any amount of damage|at least 1 damage|1 or more damage) ,',
      'if (the|) defending character is damaged by this attack ,',
    ],
  },
  {
    effect: 'after-attack',
    with: { card: 'attacker', effect: 'after-attack-with-attacker', later: 'enemy-of-then' },
    word: 'delayed',
    before: ['after this attack ,', 'after this attack resolves ,'],
    behind: afterThisAttack,
  },
  {
    effect: 'if-attack-damages',
    with: { card: 'attacker', effect: 'if-attack-damages-with-attacker', later: 'enemy-of-then' },
    that: { kind: 'hero', card: 'damaged-then' },
    conditions: ['damaged-hero'],
    word: 'delayed',
    before: ['if this attack (damages|deals damage to|deals any damage to) (a|any) hero ,'],
  },
  {
    effect: 'if-attack-destroys',
    with: { card: 'attacker', effect: 'if-attack-destroys-with-attacker', later: 'enemy-of-then' },
    that: { kind: 'character', card: 'destroyed-then' },
    word: 'delayed',
    before: ['if this attack destroys (a|any|the defending) character ,', 'if (a|the defending) character is destroyed by this attack ,'],
  },
  {
    effect: 'if-attack-destroys',
    with: { card: 'attacker', effect: 'if-attack-destroys-with-attacker', later: 'enemy-of-then' },
    that: { kind: 'ally', card: 'destroyed-then' },
    conditions: ['destroyed-ally'],
    word: 'delayed',
    before: ['if this attack destroys an ally ,'],
  },
]

/**
 * Lasting changes of the total threat in the staging area. RR "Staging Area". Their number is fixed when the effect begins, so only amounts are read
 * that do not change while it lasts.
 */
export const lasts: NonNullable<Texts['lasts']> = [
  {
    change: 'staging-threat',
    effect: 'begin',
    word: 'lasting',
    amounts: ['fixed', 'players', 'times-players'],
    reads: [
      '(raise|increase) the total [threat] in the staging area by $amount $until',
      'add $amount ([threat]|) to the total [threat] in the staging area $until',
      'add $amount [threat] to the staging area $until',
    ],
  },
]

/** Effects that happen as far as they can, and so never keep the players from travelling. RR "Travel" */
export const payable: NonNullable<Texts['payable']> = [
  'raise-threat',
  'reveal',
  'reveal-card',
  'reveal-for',
  'search-encounter',
  'search-and-reveal',
  'found-to-staging',
  'found-in-deck',
  'found-engages',
  'shuffle-encounter',
  'discard-encounter',
  'discard-encounter-amount',
  'discard-top',
  'discard-until',
  'discard-until-staging',
  'add-resources-each',
  'attack',
  'shadow-card',
  'draw',
  'each-player',
  'reshuffle',
  'topmost-to-staging',
  'discard-deck',
  'lose-progress',
  'tokens-each',
  'shadow-each',
  'attack-each',
  'attack-players',
  'tokens self',
  'add-staging step',
  'add-staging-each',
  'assign-damage-by',
]

/** Other words for the attacked player. */
export const yous: NonNullable<Texts['yous']> = ['the defending player', 'defending player']

const encounterTypes = ['enemy', 'location', 'treachery', 'quest']

/** The players whom a forced effect of an encounter card addresses, and who are "you" for it. */
export const addressed: NonNullable<Texts['addressed']> = [
  { says: ['that player'], types: encounterTypes, events: ['engages', 'attacks', 'attackEnds', 'attacked', 'playerAttackEnds', 'commits'] },
  { says: ['(the|) defending player'], types: encounterTypes, events: ['attacks', 'attackEnds'] },
  { says: ['(the|) engaged player'], types: ['enemy'], events: ['engages', 'attacks', 'attackEnds'], of: 'self' },
  {
    says: ['(the|) engaged player'],
    types: ['enemy'],
    events: ['round', ...Object.keys(phases), 'tokensRemoved', 'shadowDealt', 'damaged'],
    conditions: ['is-engaged'],
  },
]

/** What "each player with …" asks of each of them. */
export const ofEachPlayer: NonNullable<Texts['ofEachPlayer']> = {
  'threat-high': ['with a threat of $count or higher', 'with (at least|) $count or higher threat', 'whose threat is $count or higher'],
  'threat-low': ['with a threat of $count or less', 'whose threat is $count or less'],
  'not-first': ['except (for|) the first player', '(,|) except (for|) the first player ,', 'other than the first player'],
}

/** Only heroes have a resource pool; resources on other cards are tokens. */
export const effectsOn: NonNullable<Texts['effectsOn']> = {
  'add-resources': { blank: 'card', never: ['enemy', 'location', 'quest', 'treachery', 'objective'] },
  'lose-resources': { blank: 'card', never: ['enemy', 'location', 'quest', 'treachery', 'objective'] },
  tokens: { blank: 'card', never: ['hero'] },
  // a card of the encounter deck that is shuffled goes there, and not into the deck of a player
  'shuffle-in': {
    blank: 'cards',
    never: ['enemy', 'location', 'treachery', 'objective'],
    with: ['your deck', 'his deck', 'her deck', 'their deck'],
  },
}

export const kindsOf: NonNullable<Texts['kindsOf']> = { attacker: 'enemy', 'active-location': 'location' }

export const askedOf: NonNullable<Texts['askedOf']> = { 'active-trait': { card: 'active-location', noun: 'location' } }

/** Words in small letters before "counter" that are no names of tokens. */
export const ownTokens: NonNullable<Texts['ownTokens']> = ['resource', 'resources', 'damage', 'progress', 'threat', 'shadow']

/** A condition about the defending characters: one of them is enough. */
export const someOf: NonNullable<Texts['someOf']> = [
  {
    says: ['(the|) defending character'],
    condition: 'any',
    group: 'defending',
    again: { card: 'defenders', noun: 'character', of: ['defenders-attachments'] },
  },
]

/** "While engaged with a player, this enemy gets +1 [attack]": the card is named in the other part of the sentence. */
export const aboutThis: NonNullable<Texts['aboutThis']> = {
  attached: ['attached'],
  unattached: ['unattached', 'not attached'],
  'is-engaged': ['engaged', 'engaged with (a|any) player'],
  'in-staging': ['in the staging area'],
  'is-active': ['the active location'],
  committed: ['committed to (the|a) quest', 'questing'],
  attacking: ['attacking'],
  defending: ['defending'],
  damaged: ['damaged'],
  exhausted: ['exhausted'],
  ready: ['ready'],
}

/** In the setup a card enters the staging area in another way than later. */
export const only: NonNullable<Texts['only']> = {
  'add-staging-set-up': { words: ['setup'] },
  'set-up-card': { words: ['never'] },
  'discard-until-set-up': { words: ['setup'] },
  'add-staging': { instead: ['setup'] },
  'take-control': { instead: ['setup'] },
  'control-set-up': { words: ['setup'] },
  'add-from-deck': { instead: ['setup'] },
  'discard-until-staging': { instead: ['setup'] },
}

const canExhaust = { filter: 'can-exhaust', says: ['ready'] }

/**
 * A player who must exhaust a card chooses a ready one, and who removes a character from the quest one that is committed. RR "Exhausted", "Commit"
 */
export const fits: NonNullable<Texts['fits']> = {
  exhaust: canExhaust,
  'each-exhausts': canExhaust,
  'leave-quest': { filter: 'questing', says: ['questing'] },
}

/** Lasting effects of encounter and quest cards change cards that join a set later, those of player cards do not. LCG-LASTING-2, LCG-LASTING-3 */
export const joining: NonNullable<Texts['joining']> = {
  types: ['hero', 'ally', 'attachment', 'event', 'contract', 'treasure', 'player-side-quest'],
  until: ['attack'],
  of: filterOfGroup,
  every: everyOf,
}

/**
 * Effects that turn this card over or move it have no result just before it is defeated, explored or discarded, because it leaves play afterwards.
 */
export const lostWhen: NonNullable<Texts['lostWhen']> = {
  events: ['stageDefeated', 'explored', 'destroyed', 'discarded', 'leavesPlay'],
  effects: [
    'turn-over',
    'take-control',
    'add-staging',
    'return-staging',
    'put-into-play',
    'attach',
    'attach-card',
    'attach-under-control',
    'attach-uncontrolled',
    'engage',
    'set-aside',
  ],
}

/**
 * To choose 1 card of the encounter deck is to reveal its top card; to discard a random card is to discard 1 card at random; 1 copy of a card is that
 * card; a card that is revealed for each player is revealed by that player; and what a text asks of the attacking enemy is asked of it directly.
 */
export const sameScripts: NonNullable<Texts['sameScripts']> = [
  { script: String.raw`revealCard\(choose\(encounterDeck\(\)\)\)`, as: 'revealEncounterCards(1)' },
  { script: String.raw`choose\(activeLocations\(\)\)`, as: 'chooseActiveLocation()' },
  { script: String.raw`isSuch\(attacker, \(card\) => card\.has\(('[^']+')\)\)`, as: 'attacker.has($1)' },
  { script: String.raw`isSuch\(attacker, \(card\) => isNamed\(card, ('[\w:-]+')\)\)`, as: 'isNamed(attacker, $1)' },
  {
    script: String.raw`(characters|heroes)InPlay\(\)\.filter\(\((\w+)\) => \(\2\.controller !== null && \2\.controller === self\.engagedWith\)\)`,
    as: 'self.engagedWith.$1',
  },
  { script: String.raw`revealCard\((\w+)\)`, as: 'revealCard($1, player)' },
  { script: String.raw`discard\(randomCard\((\w+)\.hand\)\)`, as: 'discardAtRandom($1, 1)' },
  {
    script: String.raw`for \(const one of named\(('[\w:-]+'), 1\)\) addToStagingArea\(one\)`,
    as: "addToStagingArea(named($1)[0], 'set-up')",
  },
]

/**
 * "Then" carries on only if everything before it happened in full. These effects always do: a lasting effect begins even if it changes no card, and
 * players can always look at cards, shuffle a deck, reveal cards or raise their threat. LCG-THEN-1
 */
export const behindThen: NonNullable<Texts['behindThen']> = {
  complete: [
    'modify',
    'weaken',
    'modify-less',
    'modify-every',
    'set',
    'gain-keyword',
    'gain-trait',
    'forbid',
    'permit',
    'look',
    'all-look',
    'raise-threat',
    'reveal',
    'add-staging-set-up',
    'add-to-display',
    'shuffle-encounter',
    'shuffle-deck',
  ],
  anyway: ['shuffle-encounter', 'shuffle-deck'],
  // an enemy that is gone neither engages nor attacks
  together: { engage: ['attack'] },
}

/** Effects in which a title means a card out of play: one that is in the encounter deck or its discard pile, or that is set aside. */
export const outOfPlay: NonNullable<Texts['outOfPlay']> = {
  card: 'named-anywhere',
  says: ['set-aside', 'set aside'],
  seekers: ['setup'],
  sought: ['search the encounter deck for $cards', 'search the encounter deck (and|or) (the|) (encounter|) discard pile for $cards'],
  effects: {
    'add-staging': { blank: 'card' },
    'add-staging-set-up': { blank: 'card' },
    'put-into-play': { blank: 'card' },
    'add-active': { blank: 'card' },
    'set-aside': { blank: 'card', words: ['setup'], elsewhere: 'named-wherever', stays: 'away' },
    'shuffle-in': { blank: 'cards', words: [], elsewhere: 'named-wherever', stays: 'away' },
    'add-to-display': { blank: 'card', words: [], elsewhere: 'named-wherever', stays: 'away' },
    'remove-game': { blank: 'card', words: [], elsewhere: 'named-wherever', stays: 'away' },
    'attach-card': { blank: 'card', words: ['setup'], elsewhere: 'named-wherever' },
    'control-set-up': { blank: 'card' },
    'reveal-card': { blank: 'card' },
    'reveal-card-for': { blank: 'card' },
  },
}

/** Players advance to later stages only, because a stage that they have left is out of the game. */
export const onward: NonNullable<Texts['onward']> = { 'advance-to': 'count', 'bypass-to': 'count' }

/** Words behind a noun that a verb of the sentence asks for. */
export const alsoBehind: NonNullable<Texts['alsoBehind']> = {
  "in a player's discard pile": { you: ["in any player's discard pile"], other: ["in any player's discard pile"] },
  'engaged with you': {
    you: ['with which you are engaged', 'with whom you are engaged', 'you are engaged with'],
    other: [
      'with which (he|they|that player) (is|are) engaged',
      'with whom (he|they|that player) (is|are) engaged',
      '(he|they) (is|are) engaged with',
    ],
  },
}

/**
 * Constant abilities about the cost of this card, or about whether it can be played, work in the hand; those about its cancelling, while it resolves.
 */
export const worksIn: NonNullable<Texts['worksIn']> = { cost: 'hand', played: 'hand', cancelled: 'resolving' }

export const encounterGroups: Reads = {
  threatened: [
    'character controlled by (a|each|any) player (with a threat of|whose threat is) $count or higher',
    'character that (a|each|any) player with a threat of $count or higher controls',
  ],
  'defenders-attachments': [
    'attachment from the defending character',
    '(attachment|card) attached to the defending character',
    '(attachments|cards) attached to the defending character',
  ],
}

const gainsKeyword = ['$this', 'it', 'this card']

export const encounterEffects: Reads = {
  surge: [...gainsKeyword, 'this effect'].map((one) => `${one} gains surge`),
  'raise-threat': [
    ...gainsKeyword.map((one) => `${one} gains doomed $amount ⇒ players:all`),
    '$players raises {your|their} threat by (an additional|) $amount',
    "raise the defending player's threat by $amount ⇒ players:you",
    "raise defending player's threat by $amount ⇒ players:you",
    'increase ‹$players|threat› by $amount',
  ],
  'remove-progress': [
    'discard $amount progress (token|tokens|) from the (current quest|quest)',
    'remove $amount progress (token|tokens|) from the quest',
  ],
  'additional-attack': [
    '(attacking enemy|the attacking enemy|it|this enemy|he|she) (makes|make) an additional attack (against you|against the defending player|) (immediately|) after this (one|attack)',
    '(attacking enemy|the attacking enemy|it|this enemy) makes an additional attack',
    '(attacking enemy|the attacking enemy|it|this enemy|$this) attacks (the defending player|you|) again after this (attack|one) (resolves|)',
    'attacking enemy makes an additional attack after this one [open] deal a new shadow card for that attack [close]',
    'attacking enemy makes an additional attack immediately after this one . [open] deal a new shadow card for that attack [close]',
    'this enemy attacks again after this attack resolves . [open] deal a new shadow card for that attack [close]',
  ],
  'consider-undefended': ['(this attack is|consider this attack|this attack is considered to be) undefended'],
  'shadow-card': [
    'deal (an additional|another|a new|1 additional|1) shadow card to $card (for this attack|)',
    'deal $card (an additional|another|a|1|1 additional) shadow card (for this attack|)',
    '$card is dealt (an additional|a|1 additional) shadow card',
  ],
  'shadow-cards': ['deal $card $amount (additional|) shadow cards (for this attack|)', 'deal $amount additional shadow cards to $card'],
  reveal: [
    'reveal an encounter card (and add it to the staging area|) ⇒ amount:1',
    'reveal $amount additional (encounter card|encounter cards)',
    'reveal the next encounter card ⇒ amount:1',
  ],
  'reveal-for': [
    '$player reveal~ (1 card|the top card) (from|of) (the top of|) the encounter deck (and add~ it to the staging area|, and add~ it to the staging area|) ⇒ amount:1',
  ],
  'discard-random': [
    '$player discard~ $count card{s} at random',
    'discard $count random card{s} from ‹$player|hand›',
    'discard $count card{s} at random from ‹$player|hand›',
    'discard a random card from ‹$player|hand› ⇒ count:1',
  ],
  discard: ['choose and discard $cards from {your|their} hand', '$cards is discarded', 'discard $cards , if able'],
  exhaust: ['$cards becomes exhausted'],
  'assign-damage-by': [
    '$player (deals|distributes|divides) $amount damage (, divided|divided|) among $groups',
    '$player (assigns|deals|distributes) damage among $groups equal to $amount',
  ],
  'resolve-revealed': [
    'resolve the ("|\'|) when revealed ("|\'|) (effect|effects) (of|on) $card',
    "resolve $card 's (\"|'|) when revealed (\"|'|) (effect|effects)",
    "resolve $card's (\"|'|) when revealed (\"|'|) (effect|effects)",
  ],
  'attack-each': [
    'each $group+with-you engaged with you makes an (immediate|) attack',
    'each engaged $group+is-engaged (immediately attacks|makes an immediate attack|makes an attack|attacks) (the player it is engaged with|the engaged player|)',
    'all engaged $groups+is-engaged (attack|make an immediate attack|immediately attack)',
    'each $group+is-engaged engaged with a player makes an (immediate|) attack',
  ],
  set: ["$cards does not count (its|his|her|their|it's) $stat $until ⇒ count:0"],
  'return-staging': ['$card (returns|is returned) to the staging area', 'move $card to the staging area'],
  'lose-keyword': ['$cards loses the $keyword keyword $until'],
  reshuffle: [
    'shuffle the (encounter discard pile|discard pile) (back|) into the encounter deck',
    'reshuffle the encounter discard pile (back|) into the encounter deck',
  ],
  'discard-deck': [
    '$player discard~ the top card of {your|their} deck ⇒ amount:1',
    '$player discard~ $amount card{s} from the top of {your|their} deck',
    'discard the top $amount card{s} of ‹$player|deck›',
    'discard $amount card{s} from (the top of|) ‹$player|deck›',
    'discard the top card of ‹$player|deck› ⇒ amount:1',
  ],
  'engage-each': ['all $groups engage $player', 'all $groups immediately engage $player', 'each $group immediately engages $player'],
  'topmost-to-staging': [
    '(return|add) the topmost $filters (in|from|of) the (encounter discard pile|encounter deck discard pile) to the staging area',
  ],
  'tokens-each': ['(add|place) $amount resource{s} (token|tokens|) (on|to) each $group'],
  'tokens-of': [
    '(place|put) $amount $token (counter|counters|token|tokens) here ⇒ card:self',
    '(put|add) $amount $token (counter|counters|token|tokens) on $card',
  ],
  'tokens-off': [
    '(remove|discard) $amount $token (counter|counters|token|tokens) from $cards',
    '(remove|discard) $amount $token (counter|counters|token|tokens) from here ⇒ cards:self',
  ],
  'tokens-on-quest': ['(place|put|add) $amount $token (counter|counters|token|tokens) (on|to) the (current quest|quest)'],
  'tokens-off-quest': ['(remove|discard) $amount $token (counter|counters|token|tokens) from the (current quest|quest)'],
  'found-engages': [
    '{you|that player} search~ the encounter deck and discard pile for (a|an|1) $filters and put~ it into play (,|) engaged with (you|him|them|her|that player)',
    '{you|that player} search~ the encounter deck and discard pile for (a|an|1) $filters , and put~ it into play (,|) engaged with (you|him|them|her|that player)',
    '{you|that player} search~ the encounter deck and discard pile for (a|1) copy of $filters (, and|and) put~ it into play (,|) engaged with (you|him|them|her|that player)',
  ],
  'found-in-deck-engages': [
    '{you|that player} search~ the encounter deck for (a|an|1) (copy of|) $filters (, and|and) put~ it into play (,|) engaged with (you|him|them|her|that player)',
  ],
  'search-and-reveal': [' and reveal~ it', ', and reveal~ it', ', reveal~ it'].flatMap((reveals) =>
    ['', ', and add~ it to the staging area', ' and add~ it to the staging area'].map(
      (adds) =>
        `{you|that player} search~ the encounter deck (and|or) (the|) (encounter|) discard pile for (a|1) copy of $filters${reveals}${adds}. (then,|then|) shuffle the encounter deck`,
    ),
  ),
  'search-encounter': [
    '{you|that player} search~ the encounter deck and discard pile for (1|a) copy of $filters and add~ it to the staging area. (then ,|then|) shuffle the encounter deck',
    '{you|that player} search~ the encounter deck and discard pile for (1|a) copy of $filters , and add~ it to the staging area. (then ,|then|) shuffle the encounter deck',
  ],
  'found-to-staging': [
    '{you|that player} search~ the encounter deck (and|or) discard pile for $filters (, and|and) add~ it to the staging area',
    '{you|that player} search~ the encounter deck and discard pile for (1|a) copy of $filters (, and|and) add~ it to the staging area',
  ],
  'found-in-deck': ['{you|that player} search~ the encounter deck for (a|an|1) $filters (, and|and) add~ it to the staging area'],
  blank: [
    'treat the (printed|) text box of $cards as (if it were|) blank (,|) except for traits $until',
    'treat ‹$cards|printed text box› as if it were blank , except for traits $until',
    'treat ‹$cards|text box› as (if it were|) blank , except for traits $until',
    'treat ‹$cards|printed text box› as if it were blank [open] except for traits [close] $until',
    'treat ‹$cards|text box› as if it were blank [open] except for traits [close] $until',
  ],
  'progress-on': ['place $amount progress (token|tokens|) on ‹$cards|card›'],
  'shuffle-encounter': ['(then ,|then|) shuffle (of|) the encounter deck'],
  'lose-all-resources': ['discard all resources from (the resource pool of|) $card', 'discard all resources from ‹$card|resource pool›'],
  'heal-all': ['remove all damage from $cards'],
  'return-staging-each': [
    'return all $groups to the staging area',
    'all $groups return to the staging area',
    'each $group returns to the staging area',
  ],
  'attach-to-deck': ['attach $this to (the top of|) ‹$player|deck› ⇒ card:self', 'attach to (the top of|) ‹$player|deck› ⇒ card:self'],
  'attach-to-player': ['attach $this to ‹$player|threat dial› ⇒ card:self', 'attach to ‹$player|threat dial› ⇒ card:self'],
  attach: [
    'attach $this to (the current quest|the current quest card) ⇒ card:current-quest',
    'attach to (the current quest|the current quest card) ⇒ card:current-quest',
  ],
  engage: [
    '$player chooses $card and engages it',
    'away: put $card into play , engaged with $player',
    'return $card to play , engaged with $player',
  ],
  'reveal-card': ['reveal $card and add it to the staging area', 'reveal $card , and add it to the staging area'],
  'put-into-play': ["put $card into play under (the control of the first player|the first player 's control) ⇒ player:first"],
  'add-active': ['$card becomes the active location'],
  'add-staging-set-up': [
    '(search the encounter deck for|find) $card (and|, and) add (it|him|her|them) to the staging area',
    'add $card to the staging area',
    'place $card in the staging area',
  ],
}

const attackerIs = ['attacking enemy is', 'the attacking enemy is']

export const encounterConditions: Reads = {
  'attacker-has': [
    ...attackerIs.flatMap((is) => [`${is} (a|an) $trait`, `${is} (a|an) $trait enemy`]),
    'attacking enemy has the (the|) $trait trait',
  ],
  'active-trait': ['the active location is (a|an) $trait', 'an active location is (a|an) $trait'],
  'players-many': ['there are $count or more players in (the|this) game'],
  'threat-low': ["(the|) defending player's threat is $count or (less|lower)"],
  'at-least': [
    '(the|) defending player has $count or more cards in (his|their) hand ⇒ group:hand',
    '(the|) defending player has at least $count cards in (his|their) hand ⇒ group:hand',
  ],
  'quest-any-keyword': ['the current quest card has a keyword'],
  claimed: ['(the|) players control the $code'],
  any: ['(the|) defending player (controls|control) (a|an|at least 1|at least one|1) $group+yours'],
  none: [
    '(the|) defending player (does|do) not control (a|an|any|at least 1|at least one) $group+yours',
    '(the|) defending player controls no $group+yours',
    'no $group+is-engaged (are|is) engaged (with players|with a player|)',
    'you control no $group+yours',
    'you do not control at least (1|one) $group+yours',
    'you are not engaged with (a|an|any) $group+with-you',
  ],
  'attack-undefended': ['(this|the) attack is considered undefended'],
}

export const encounterAmounts: Reads = {
  'active-threat': [
    "spoken: (the|) active location 's [threat]",
    "X⟨(, where|where) X is (the|) active location 's [threat]⟩",
    "X⟨. X is (the|) active location 's [threat]⟩",
  ],
  'damage-on': ['1⟨for each (damage|damage token|point of damage) on each active location⟩ ⇒ group:active-locations'],
  'progress-on': ['1⟨for each (progress|progress token) on each active location⟩ ⇒ group:active-locations'],
  'resources-on': ['1⟨for each (resource|resource token) on each active location⟩ ⇒ group:active-locations'],
  'own-damage': ['1⟨for each (damage|damage token|point of damage) here⟩'],
  'own-progress': ['1⟨for each (progress|progress token) here⟩'],
  each: ['spoken: the number of $groups', 'X⟨where X equals the number of $groups⟩'],
  'attackers-threat': [
    "spoken: (the|) attacking enemy 's [threat]",
    "X⟨(, where|where) X is (the|) attacking enemy 's [threat]⟩",
    "X⟨. X is (the|) attacking enemy 's [threat]⟩",
  ],
  players: ['spoken: the number of players (in the game|)'],
}

export const encounterEvents: Reads = {
  drawn: ['$subject draw~ any number of cards', '$subject draw~ (1|one) or more cards'],
}

export const encounterCards: Reads = {
  topmost: ['the topmost $filters (in|from|of) (the|) (encounter|) discard pile'],
  attacker: ['this attacker', 'this enemy'],
  'active-location': ['an active location'],
}

export const encounterFilters: Reads = {
  questing: [
    'after: currently committed to (a|the) quest',
    'after: that is currently committed to (a|the) quest',
    'after: who is committed to the quest',
  ],
  'not-questing': [
    'after: that is not committed to the quest',
    'after: not currently committed to (a|the) quest',
    'after: that is not currently committed to a quest',
  ],
  'in-staging': ['after: currently in the staging area'],
  controlled: [
    'after: (that|) the players control',
    'after: players control',
    'after: controlled by (the|) players',
    'after: (a|any) player controls',
  ],
  'engaged-player': ['engaged player'],
  'enemy-or-location': ['enemy and each location', 'enemy and location'],
  'is-engaged': ['after: engaged with players', 'after: currently engaged with a player'],
}

export const encounterPrices: Reads = {
  'spend-sphere': ['(the first player must|the players must|) (spend|spends|pay|pays) $count [$sphere] resource{s} (to travel here|)'],
  'each-spends': [
    'each player (must|) (spends|pays) $count resource{s} (to travel here|)',
    "each player (must|) (spends|pays) $count resource{s} from one of (his|their) heroes' (resource pools|pools) (to travel here|)",
    "each player (must|) (spends|pays) $count resource{s} from a hero's (resource pool|pool) (to travel here|)",
  ],
  'each-discards': ['each player (must|) (discards|chooses and discards) (a|an|1) $group (to travel here|)'],
  discard: ['the first player (must|) (discards|chooses and discards) (a|an|1) $group (to travel here|)'],
  'add-named': ['(add|return) (the|) $code to the staging area to travel here'],
  'remove-progress': ['remove $count progress (token|tokens|) from the (current quest|quest) to travel here'],
  'first-exhausts-some': ['the first player (must|) exhausts $count $several (he controls|) (to travel here|)'],
  'heal-self': ['(remove|heal) $count damage (tokens|) from $this to travel here'],
  'tokens-named': ['(place|add|put) $count resource{s} (token|tokens|) on $code to travel here'],
  'damage-every': ['(deal|place) $count damage (to|on) each $group to travel here'],
  'exhaust-named': [
    'exhaust (the|a|) $code (to travel here|)',
    '(the|) (players|first player) must exhaust (the|a|) $code (to travel here|)',
  ],
  'each-random': [
    'each player (must|) discards $count random card{s} from (his|their) hand (to travel here|)',
    'each player (must|) discards $count card{s} at random from (his|their) hand (to travel here|)',
    "discard $count (random card|random cards) from each player's hand to travel here",
    "discard $count (card|cards) at random from each player's hand to travel here",
  ],
  'each-damages': [
    'each player (must|) deals $count damage to (a|1) $group (to travel here|)',
    'each player (must|) assigns $count damage to (a|1) $group (to travel here|)',
  ],
  damage: ['(deal|place) $count damage (to|on) (a|an|1) $group to travel here'],
  'exhaust-some': ['(the players|players) must exhaust $count $groups (to travel here|)', 'exhaust $count $groups to travel here'],
  engage: [
    'the first player (must|) engages (a|an|1) $group (to travel here|)',
    'the first player (must|) chooses (a|an|1) $group and engages it (to travel here|)',
  ],
  reveal: [
    'the first player (must|) reveals the top card of the encounter deck (and adds it to the staging area|) to travel here ⇒ count:1',
  ],
  effects: ['⟨to travel here⟩'],
  exhaust: [
    '(the players|players|one player) (must|) exhaust (a|an|1) $group to travel here',
    'the first player (must|) exhausts (a|an|1) $group to travel here',
    'exhaust (a|an|1|the) $group to travel here',
  ],
  random: [
    'the first player (must|) discards (1|a) card at random from (his|their) hand to travel here ⇒ count:1',
    'the first player (must|) discards $count cards from (his|their) hand at random to travel here',
  ],
}
