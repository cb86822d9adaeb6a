/**
 * Wordings of card texts that are read as entries of the menus; `says` of an entry is how it is printed. `⇒` gives blanks that a wording does not
 * name. The notation is that of `MenuEntry.reads`.
 */
import type { AbilityMenus, MenuEvent } from '@questwright/rulebook'
import {
  aboutThis,
  addressed,
  alsoBehind,
  askedOf,
  behindThen,
  effectsOn,
  fits,
  joining,
  kindsOf,
  lasts,
  laterEffects,
  lostWhen,
  ofEachPlayer,
  only,
  onward,
  outOfPlay,
  ownTokens,
  payable,
  sameScripts,
  someOf,
  worksIn,
  yous,
} from './encounter-reads.ts'
import { type Reads, whereX } from './entry.ts'
import { numbered, shown, single } from './named-steps.ts'
import { chosenX, endings, ofBearer, ofChosen, ofParts, otherThan } from './player-reads.ts'
import { answers, anyPlayer, behindEffects, elsewhere, facts, quotes, reminders, sentences, triggers } from './sentences.ts'

const icons = ['[attack]', '[defense]', '[willpower]', '[threat]']
/** "(+2 [attack] instead if …)": the number of a change, which names its icon again. */
const instead = (condition: string): readonly string[] => [
  ...icons.map((icon) => `$count⟨[open] (+|-) $more ${icon} instead (if|while|when) ${condition} [close]⟩`),
  `$count⟨[open] (deal|place|heal|draw|add|) $more (damage|progress|progress token|progress tokens|additional|resource|resources|card|cards|) instead if ${condition} [close]⟩`,
]

/** A search of a deck with the words for shuffling it. */
const shuffled = (search: string): readonly string[] =>
  [
    '. (then,|then|) shuffle {your|their} deck',
    '. (then,|then|) shuffle the other cards back into {your|their} deck',
    ', then shuffle {your|their} deck',
    ' and shuffle~ {your|their} deck',
    ' and shuffle~ the other cards back into {your|their} deck',
  ].map((shuffle) => `${search.replace('$article', '(a|an|1|any|any 1|)')}${shuffle}`)

export const effectReads: Reads = {
  damage: [
    'deal $amount (point|points) of damage to $cards',
    'deal $cards $amount damage',
    'deal $amount damage each to $cards',
    'assign $amount damage to $cards',
    'place $amount damage (token|tokens|) on $cards',
    'place $amount damage (token|tokens|) here ⇒ cards:self',
    '$cards (takes|suffers) $amount damage',
    '$cards takes damage equal to $amount',
  ],
  heal: ['heal $amount (point|points) of damage (from|on) $cards', 'heal $amount damage on $cards'],
  'heal-all': ['heal all damage on $cards'],
  'heal-up-to': ['heal up to $count (point|points) of damage (from|on) $card', 'heal up to $count damage on $card'],
  draw: ['$player draw~ an additional card ⇒ amount:1', '$player draw~ $amount additional card{s}'],
  discard: ['discard $cards from play', 'choose and discard $cards', 'choose and discard $cards from play', 'choose to discard $cards'],
  'discard-random': [
    '$player discard~ a random card from {your|their} hand ⇒ count:1',
    '$player discard~ $count random card{s} from {your|their} hand',
    '$player discard~ $count card{s} from {your|their} hand at random',
  ],
  ready: ['choose and ready $cards'],
  exhaust: ['choose and exhaust $cards'],
  'raise-threat': ['raise ‹$players|threat› by $amount', '$players raise~ {your|their} threat $amount'],
  'lower-threat': [
    'reduce ‹$players|threat› by $amount',
    'lower ‹$players|threat› by $amount',
    '$players reduce~ {your|their} threat by $amount',
  ],
  progress: [
    'place $amount progress (token|tokens) on the current quest',
    'place $amount progress (token|tokens|) on the quest',
    'place $amount progress (token|tokens|) on the current quest card',
  ],
  'progress-on': ['place $amount progress (token|tokens) on $cards'],
  'remove-progress': [
    'remove $amount progress (token|tokens) from the current quest',
    'remove $amount progress (token|tokens|) from the current quest card',
  ],
  'remove-progress-from': ['remove $amount progress (token|tokens) from $card'],
  'lose-progress': [
    'remove all progress (token|tokens|) from the current quest',
    'discard all progress (token|tokens|) from the current quest',
  ],
  modify: [
    '$cards gets + $amount $stat $until',
    'give $cards + $amount $stat $until',
    '$cards gains + $amount $stat $until',
    'increase ‹$cards|$stat› by $amount $until',
  ],
  weaken: ['$cards gets - $count $stat $until', 'give $cards - $count $stat $until'],
  'modify-less': ['$cards gets - $amount $stat $until'],
  'gain-keyword': ['give $cards $keyword $until'],
  'gain-trait': ['$cards gains $trait $until', 'give $cards the $trait trait $until'],
  'add-resources': [
    'add $amount resource{s} to $card',
    'add $amount resource{s} to the resource pool of $card',
    'add $amount resource{s} to ‹$card|pool›',
    'place $amount resource{s} in ‹$card|resource pool›',
    '$card gains $amount resource{s}',
  ],
  'add-resources-each': ["add $amount resource{s} to each $group 's (resource pool|pool)"],
  'move-resources': [
    'move $amount resource{s} from ‹$card|pool› to ‹$other|pool›',
    'move $amount resource{s} from $card to ‹$other|resource pool›',
    'move $amount resource{s} from the resource pool of $card to the resource pool of $other',
  ],
  'lose-resources': [
    'discard $amount resource{s} from ‹$card|resource pool›',
    'remove $amount resource{s} from the resource pool of $card',
  ],
  tokens: [
    'place $amount resource{s} on $card',
    'add $amount resource (token|tokens|) to $card',
    'put $amount resource{s} (token|tokens|) on $card',
    'place $amount resource (token|tokens|) here ⇒ card:self',
  ],
  'remove-tokens': [
    'remove $amount resource{s} from $card',
    'discard $amount resource{s} from $card',
    'remove $amount resource (token|tokens|) from here ⇒ card:self',
  ],
  'tokens-of': ['place $amount $token (token|tokens) on $card', 'add $amount $token (counter|counters|token|tokens) to $card'],
  engage: ['$card engages $player', 'engage $card with $player'],
  'engage-each': ['each $group engages $player'],
  'return-staging': ['move $card to the staging area'],
  'add-staging': ['put $card into the staging area', 'place $card in the staging area', 'put $card into play in the staging area'],
  'put-from-hand': [
    '{you|that player} put~ (a|an|1) $filters into play from {your|their} hand',
    '{you|that player} put~ (a|an|1) $filters from {your|their} hand into play',
    '{you|that player} put~ (a|an|1) $filters into play from {your|their} hand under {your|their} control',
    '{you|that player} put~ into play (a|an|1) $filters from {your|their} hand',
  ],
  'put-into-play': ['put $card into play ⇒ player:you', 'put $card into play under {your|their} control ⇒ player:you'],
  attach: ['attach $this to $card as a Condition attachment', 'attach to $card'],
  'attach-under-control': ['attach $this to $card under {your|their} control ⇒ player:you'],
  'shuffle-in': [
    'shuffle $cards into the encounter deck',
    'shuffle $cards back into the encounter deck',
    "shuffle $cards into (its|their) owner 's deck",
  ],
  'encounter-top': ['place $card on top of the encounter deck', 'return $card to the top of the encounter deck'],
  'return-hand': ['return $card to your hand', "return $card to its owner's hand", 'return $card to {your|their} hand'],
  commit: ['$cards commits to the quest'],
  'take-control': ['$player take~ control of $card'],
  attack: [
    '$card makes an immediate attack ⇒ player:you',
    '$card makes an attack ⇒ player:you',
    '$card attacks you ⇒ player:you',
    '$card immediately attacks ⇒ player:you',
    '$card makes an immediate attack against you ⇒ player:you',
    '$card makes an attack against $player',
  ],
  'additional-attack': [
    'attacking enemy makes an additional attack (immediately|) after this one',
    'attacking enemy makes an additional attack',
    'attacking enemy makes an additional attack against you after this one',
  ],
  'shadow-card': [
    'deal a shadow card to $card',
    'deal $card a shadow card',
    'deal $card 1 shadow card',
    'deal 1 shadow card to $card',
    'deal an additional shadow card to $card',
    'deal $card an additional shadow card',
  ],
  'shadow-cards': ['deal $amount shadow card{s} to $card', 'deal $card $amount shadow card{s}'],
  reveal: [
    'reveal $amount additional card{s} from the encounter deck',
    'reveal $amount (additional|) encounter card{s}',
    'reveal an additional (encounter card|card from the encounter deck) ⇒ amount:1',
    'reveal the top card of the encounter deck ⇒ amount:1',
    'reveal the top $amount card{s} of the encounter deck',
    'reveal the next card of the encounter deck ⇒ amount:1',
  ],
  'reveal-for': [
    '$player reveal~ an (additional|) (card from the encounter deck|encounter card) ⇒ amount:1',
    '$player reveal~ $amount encounter card{s}',
    '$player reveal~ the top card of the encounter deck ⇒ amount:1',
  ],
  'discard-encounter': [
    'discard the top card of the encounter deck ⇒ count:1',
    'discard $count card{s} from the top of the encounter deck',
  ],
  look: ['$player look~ at the top card of the encounter deck ⇒ count:1'],
  'search-encounter': [
    '{you|that player} search~ the encounter deck and discard pile for (a|an|1) $filters and add~ it to the staging area. (then,|) shuffle the encounter deck',
    '{you|that player} search~ the encounter deck (and|or) discard pile for (a|an|1) $filters, and add~ it to the staging area. (then,|) shuffle the encounter deck',
  ],
  'add-from-deck': [
    '{you|that player} search~ the encounter deck for (a copy of|1 copy of|) $code and add~ it to the staging area',
    'search the encounter deck for $code, and add it to the staging area',
  ],
  'search-own-deck': shuffled('{you|that player} search~ {your|their} deck for $article $filters and add~ it to {your|their} hand'),
  'search-own-deck-play': [
    ...shuffled(
      '{you|that player} search~ {your|their} deck for $article $filters and put~ (it|him|her) into play (under {your|their} control|)',
    ),
    ...shuffled('{you|that player} search~ {your|their} deck for $article $filters and put~ (it|him|her) into play under your control'),
  ],
  'search-deck-play': [
    ...shuffled(
      '{you|that player} search~ the top $count cards of {your|their} deck for $article $filters and put~ (it|him|her) into play',
    ),
    ...shuffled(
      '{you|that player} search~ the top $count cards of {your|their} deck for $article $filters and put~ (it|him|her) into play under your control',
    ),
  ],
  'search-deck': [
    ...['and add~ it to {your|their} hand', '. add that card to {your|their} hand', '. add it to {your|their} hand'].flatMap((adds) =>
      shuffled(`{you|that player} search~ the top $count cards of {your|their} deck for $article $filters ${adds}`),
    ),
    '{you|that player} search~ the top $count cards of {your|their} deck for (a|an|1) $filters, and add~ it to {your|their} hand. (then,|) shuffle {your|their} deck',
  ],
  'consider-undefended': ['treat this attack as undefended'],
  'discard-until-staging': [
    'discard cards from the top of the encounter deck until (a|an|1) $filters is discarded. add (it|that $filters|the discarded $filters) to the staging area',
    'discard cards from the encounter deck until (a|an|1) $filters is discarded. add (it|that $filters|the discarded $filters) to the staging area',
    'discard cards from the encounter deck until (a|an|1) $filters is discarded, and add it to the staging area',
  ],
  'discard-until': [
    'discard cards from the encounter deck until (a|an|1) $filters is discarded',
    'discard cards from the top until (a|an|1) $filters is discarded',
    'discard cards from the top of the encounter deck until (an|1) $filters is discarded',
  ],
  'found-to-staging': [
    '{you|that player} search~ the encounter deck and discard pile for (a|an|1) $filters, and add~ it to the staging area',
    '{you|that player} search~ the encounter deck and discard pile for (a|an|1) $filters and add~ it to the staging area',
  ],
  'put-under': ['place $card underneath $other', 'put $card underneath $other'],
  'put-under-facedown': ['place $card facedown (under|underneath) $other'],
  'put-on-bottom': ['place $card on the bottom of the encounter deck', 'move $card to the bottom of its deck'],
  'add-to-display': ['place $card in the victory display'],
  'set-aside': ['set $card aside'],
  'turn-over': ['flip $card', 'flip $card over'],
  advance: ['advance to the next stage (of the quest|)', 'the players advance to the next stage', 'advance to stage'],
  'add-active': ['make $card the active location', 'place $card as the active location'],
  cancel: ['cancel that effect', 'cancel those effects', 'cancel its effects'],
  win: ['the players have won the game', 'the players win the game immediately', 'they win the game'],
  lose: ['the players have lost the game'],
  'remove-main-progress': ['remove $amount progress (token|tokens|) from the main quest'],
  'main-progress': ['place $amount progress (token|tokens|) on the main quest'],
}

export const conditionReads: Reads = {
  ready: ['it is ready'],
  exhausted: ['it is exhausted'],
  committed: ['$this is questing', 'it is committed to (a|the) quest', '$this is committed to a quest'],
  'in-staging': ['it is in the staging area'],
  'is-active': ['it is the active location'],
  any: [
    'you control (a|an|at least 1|at least one|1) $group+yours',
    'you are engaged with (a|an|any|at least 1|1) $group+with-you',
    'there is (an|at least 1|at least one|1) $group',
    'at least 1 $group is in play',
    'a $group is in play',
    'there are any $groups',
    'there are $groups',
  ],
  none: [
    'you have no $groups',
    'you do not control (a|an|any) $group+yours',
    'there is not (a|an) $group',
    'no $groups are in play',
    'there are no $groups',
  ],
  'at-least': [
    'you control at least $count $group+yours',
    'you control $count or more $group+yours',
    'you have $count or more $groups',
    'you have at least $count $groups',
    'there are $count or more $groups',
    'at least $count $groups are in play',
  ],
  'more-than': ['you control more than $count $group+yours'],
  'threat-high': [
    '{your|their} threat is at least $count',
    'you have at least $count threat',
    "the defending player's threat is $count or higher",
    "defending player's threat is $count or higher",
  ],
  'threat-low': ['{your|their} threat is $count or less'],
  'attack-undefended': ['the attack is undefended', 'this attack was undefended', 'undefended', 'the attack was undefended'],
  'attack-defended': ['this attack is not undefended'],
  'active-trait': ['the active location is a $trait location', 'a $trait location is the active location', 'the active location is $trait'],
  'no-active': ['no location is active'],
  'attacker-has': [
    'attacking enemy is (a|an) $trait enemy',
    'attacking enemy has the $trait trait',
    'attacking enemy is a $trait',
    'it has the $trait trait',
  ],
  'attacker-named': ['attacking enemy is $code'],
  'named-in-play': ['there is a copy of $code in play'],
  'not-in-play': ['there is no copy of $code in play'],
  'host-trait': ['attached $host is (a|an) $trait character', 'attached $host is (a|an) $trait hero'],
  'host-committed': ['attached $host is questing', 'attached $host is committed to a quest'],
  'is-engaged': [
    'it is engaged with a player',
    '$this is engaged with you',
    'it is engaged with you',
    '(you|a player|any player) (are|is) engaged with $this',
  ],
  attacking: ['it is attacking'],
  defending: ['it is defending'],
  'players-many': ['there are $count or more players in the game', 'there are $count or more players'],
}

export const costReads: Reads = {
  'exhaust-self': ['exhaust it'],
  'spend-own': [
    '(spend|pay) $count resource{s} from (his|her) (resource pool|pool)',
    '(spend|pay) $count resource{s} from ‹$this|resource pool›',
    'pay $count resource{s} from ‹$this|pool›',
  ],
  'spend-host': [
    "(spend|pay) $count resource{s} from attached hero's resource pool",
    "pay $count resource{s} from attached hero's pool",
    "(spend|pay) $count resource{s} from attached character's resource pool",
  ],
  spend: ['pay $count resource{s}', "(spend|pay) $count resource{s} from a hero's (resource pool|pool)"],
  'spend-sphere': ['pay $count [$sphere] resource{s}', '(spend|pay) $count $sphere resource{s}'],
  'discard-hand': ['discard a card from your hand ⇒ count:1', 'choose and discard $count card{s} from your hand'],
  'exhaust-one': [
    'exhaust (a|an|1) $filters',
    'exhaust 1 $filters you control',
    'exhaust another $filters you control',
    'exhaust $filters',
    'exhaust an $filters you control',
  ],
  'exhaust-host': ['exhaust the attached $host', 'exhaust attached hero', 'exhaust attached character'],
  'remove-own-tokens': [
    '(remove|discard) $count resource (token|tokens) from $this',
    '(remove|discard) $count resource{s} from (it|$this)',
    '(remove|discard) $count resource (token|tokens) from it',
  ],
  'discard-self': ['discard it', 'discard $this from play'],
  'discard-one': ['discard 1 $filters you control', 'discard an $filters you control', 'discard a $filters you control from play'],
  'discard-sort': ['discard 1 $filters from your hand', 'discard an $filters from your hand'],
  'spend-any-pool': ["(spend|pay) $count resource{s} from any hero's (resource pool|pool)"],
}

export const changeReads: Reads = {
  more: ['gets + $amount $stat', 'gains + $amount $stat', 'get + $amount $stat'],
  less: ['gets - $count $stat', 'gains - $count $stat'],
  'less-amount': ['gets - $amount $stat'],
  trait: ['has the $trait trait', 'gains $trait'],
  sphere: ['gains (a|the) [$sphere] (resource icon|icon)', 'also gains (a|the) [$sphere] (resource icon|icon)'],
  'loses-keyword': ['loses the $keyword keyword'],
  collects: [
    'collects $count additional resource{s} (during|in) (the|each) resource phase',
    'collects $count additional resource{s} during the resource phase each round',
    'collects $count additional resource{s} each resource phase',
  ],
  keyword: ['also gains $keyword', 'has $keyword', 'gains the $keyword keyword', 'have $keyword'],
  immune: ['immune to $immunity', 'are immune to $immunity', 'gains immune to $immunity', 'gains " immune to $immunity (.|) "'],
  'no-attachments': ['cannot have any attachments', 'cannot have attachments attached'],
  'no-player-attachments': ['cannot have player attachments', 'cannot have (non-objective|) player card attachments'],
  'attachments-of': ['cannot have $keyword attachments'],
  'keyword-number': ['gains $keyword $amount'],
}

export const priceReads: Reads = {
  raise: [
    "raise each player's threat by $count to travel here",
    'each player raises (his|their) threat by $count to travel here',
    'each player must raise (his|their) threat by $count to travel here',
  ],
  reveal: [
    'reveal the top card of the encounter deck to travel here ⇒ count:1',
    'reveal an encounter card to travel here ⇒ count:1',
    'reveal $count encounter card{s} to travel here',
    'the first player (must|) reveals (1 card from the encounter deck|an encounter card) to travel here ⇒ count:1',
    'reveal the top $count cards of the encounter deck to travel here',
    'the players must reveal $count card{s} from the encounter deck to travel here',
  ],
  exhaust: [
    'exhaust (a|1) $group to travel here',
    'the first player exhausts (a|1) $group to travel here',
    'the players as a group must exhaust (a|1) $group to travel here',
    'the players must exhaust (a|1) $group to travel here',
  ],
  'each-exhausts': ['each player (must|) exhausts (a|1) $group to travel here', 'each player exhausts (a|1) $group'],
  random: [
    'the first player (must|) discards a random card from (his|their) hand to travel here ⇒ count:1',
    'the first player (must|) discards $count random cards from (his|their) hand to travel here',
  ],
}

export const amountReads: Reads = {
  each: [
    'X⟨, where X is the number of $groups⟩',
    'X⟨where X is the number of $groups⟩',
    'X⟨. X is the number of $groups⟩',
    'X⟨equal to the number of $groups⟩',
  ],
  players: [
    'X⟨, where X is the number of players (in the game|)⟩',
    'X⟨where X is the number of players (in the game|)⟩',
    'X⟨. X is the number of players (in the game|)⟩',
    '1⟨per player⟩',
    '1⟨for each player in the game⟩',
    '1⟨per player in the game⟩',
  ],
  'times-players': [
    '$count⟨per player⟩',
    '$count⟨for each player in the game⟩',
    ...whereX('$count times the number of players (in the game|)', 'the number of players (in the game|) times $count'),
    ...whereX('twice the number of players (in the game|)').map((one) => `${one} ⇒ count:2`),
  ],
  'times-each': whereX('twice the number of $groups').map((one) => `${one} ⇒ count:2`),
  'own-threat': ['X⟨, where X is its [threat]⟩', 'X⟨, where X is ‹$this|[threat]›⟩'],
  'own-resources': [
    '1⟨for each (resource|resource token) on (him|her)⟩',
    'X⟨, where X is the number of (resources|resource tokens) on it⟩',
    '1⟨for each resource (token|) on it⟩',
    'X⟨, where X is the number of (resources|resource tokens) on $this⟩',
    '1⟨for each resource token on $this⟩',
    '1⟨for each resource here⟩',
  ],
  'host-resources': ['1⟨for each resource in its resource pool⟩'],
  'own-progress': [
    'X⟨, where X is the (number|amount) of (progress|progress tokens) on it⟩',
    'X⟨, where X is the (number|amount) of (progress|progress tokens) on $this⟩',
    '1⟨for each progress token on $this⟩',
    '1⟨for each progress on it⟩',
  ],
  'own-damage': [
    '1⟨for each (damage|damage token|point of damage) on (him|her)⟩',
    'X⟨, where X is the (number|amount) of (damage|damage tokens) on $this⟩',
    'X⟨, where X is the (number|amount) of (damage|damage tokens) on it⟩',
    '1⟨for each damage on it⟩',
    '1⟨for each point of damage on $this⟩',
    '1⟨for each damage token on $this⟩',
  ],
  undefended: instead('this attack is undefended').concat(
    instead('the attack is undefended'),
    instead('undefended'),
    instead('this attack was undefended'),
  ),
  'by-condition': instead('$conditions'),
  'by-attacker': instead('attacking enemy has the $trait trait').concat(
    instead('it has the (the|) $trait trait'),
    instead('(it|attacking enemy) is (a|an) $trait (enemy|)'),
    instead('attacking enemy is a $trait enemy'),
  ),
  'by-threat': instead('{your|their} threat is $threshold or higher').concat(instead("defending player's threat is $threshold or higher")),
}

export const cardReads: Reads = {
  attacker: ['the attacking enemy', 'that enemy'],
  defenders: ['the defending character', 'the defender'],
  'active-location': ['active location'],
  named: ['the copy of $code'],
}

export const playerReads: Reads = {
  all: ['all players', 'the players'],
  engaged: ['engaged player'],
  you: ['the defending player', 'defending player'],
}

export const filterReads: Reads = {
  questing: ['before: questing', 'after: committed to a quest', 'after: that is committed to the quest'],
  'is-engaged': ['before: engaged', 'after: engaged with any player'],
  'in-staging': ['after: that is in the staging area'],
  'with-keyword': ['after: with the $keyword keyword', 'is: the $keyword keyword', 'before: $keyword'],
  'cost-at-most': ['after: that costs $count or less'],
  'has-progress': ['after: with at least 1 progress'],
  'with-resources': ['after: with at least 1 resource', 'after: with resources'],
  named: ['after: called $code'],
  'printed-sphere': [
    'after: with (a|the) printed [$sphere] (resource icon|icon)',
    'after: with (a|the) printed [$sphere] hero resource icon',
    'is: (a|the) printed [$sphere] (resource icon|icon)',
  ],
  'damage-least': [
    'is: at least $count damage',
    'is: at least $count damage on (it|him|her)',
    'is: $count or more damage',
    'is: $count or more damage on (it|him|her)',
    'after: with $count or more damage (tokens|)',
  ],
  'resources-least': [
    'is: at least $count resource{s}',
    'is: at least $count resource{s} (on|in) (it|him|her)',
    'is: at least $count resource{s} in (its|his|her) (resource pool|pool)',
    'is: $count or more (resources|resource tokens)',
    'is: $count or more resources on (it|him|her)',
    'is: $count or more resources in (its|his|her) (resource pool|pool)',
    'after: with at least $count resource{s} on it',
    'after: with at least $count resource{s} in (its|his|her) resource pool',
  ],
  'progress-least': [
    'is: at least $count progress',
    'is: at least $count progress on it',
    'is: $count or more progress',
    'is: $count or more progress on it',
    'after: with at least $count progress on it',
  ],
  yours: ['after: under your control', 'after: he controls', 'after: they control'],
}

export const eventReads: Reads = {
  entersPlay: ['$subject comes into play', '$subject enters play under your control'],
  controlTaken: ['$subject changes control'],
  played: ['you play $subject', 'you play $subject from your hand'],
  leavesPlay: ['when: $subject leaves play', '$subject leaves play', '$subject is removed from play'],
  destroyed: ['$subject is defeated', 'when: $subject is destroyed', 'when: $subject would be destroyed'],
  damaged: [
    '$subject takes damage',
    '$subject suffers damage',
    'when: $subject is dealt damage',
    'when: $subject would take damage',
    '$subject takes any amount of damage',
    '$subject takes any damage',
  ],
  exhausted: ['$subject is exhausted'],
  commits: [
    '$subject commits to a quest',
    '$subject is committed to (a|the) quest',
    '$subject commits to quest',
    'you commit $subject to (a|the) quest',
  ],
  questSucceeds: ['you quest successfully', 'questing successfully', 'players quest successfully', 'the players quest successfully'],
  questFails: ['you quest unsuccessfully', 'questing unsuccessfully', 'players quest unsuccessfully'],
  revealed: ['you reveal $subject'],
  entersStaging: [
    '$subject is added to the staging area',
    '$subject is placed in the staging area',
    '$subject is returned to the staging area',
  ],
  travels: [
    'you travel to $subject',
    'players travel to $subject',
    'traveling to $subject',
    'the players have travelled to $subject',
    'the players have traveled to $subject',
  ],
  becomesActive: ['$subject becomes an active location', '$subject is made the active location'],
  explored: [
    '$subject is explored as the active location',
    '$subject leaves play as an explored location',
    'you explore $subject',
    'the players explore $subject',
    'when: $subject is explored',
    'when: $subject leaves play as an explored location',
  ],
  engages: ['$subject engages you', 'you engage $subject', '$subject engages any player', 'a player engages $subject'],
  attacks: ['when: $subject attacks', 'when: $subject attacks you'],
  attackEnds: [
    '$subject attacks',
    '$subject attacks you',
    '$subject makes an attack',
    '$subject attacks a player',
    '$subject resolves its attack',
  ],
  defends: [
    '$subject is declared as a defender',
    '$subject defends against an attack',
    '$subject defends against an enemy',
    'when: $subject defends',
    'when: $subject defends against an enemy',
    'when: $subject defends an attack',
    '$subject defends an attack',
    'you declare $subject as a defender',
    '$subject is declared as defender',
  ],
  shadowDealt: ['$subject is dealt a shadow card', 'when: $subject is dealt a shadow card'],
  threatLowered: ["$subject's threat is (reduced|lowered)"],
  threatRaised: ["$subject's threat is (raised|increased)", '$subject raise~ {your|their} threat (by any amount|)'],
  stageDefeated: ['when: $subject is defeated', 'when: this stage is defeated', '$subject is completed'],
  progressPlaced: [
    'progress is placed on $subject',
    'progress tokens are placed on $subject',
    '1 or more progress is placed on $subject',
    'any number of progress tokens are placed on $subject',
  ],
  attached: ['$subject is attached', 'you attach $subject', 'you play $subject on a hero'],
  discarded: ['when: $subject is discarded from play'],
}

const enemies = ['enemy']
const fighters = ['hero', 'ally', 'character', 'enemy', 'objective', 'objective-ally']

const quests = ['quest', 'side-quest', 'player-side-quest', 'encounter-side-quest']

/** What the sentences of events mean in texts, where several events have the same words. */
export const eventMeanings: { readonly [event: string]: Pick<MenuEvent, 'readAs' | 'types'> } = {
  attacks: { readAs: 'when', types: enemies },
  attackEnds: { types: enemies },
  destroyed: { types: fighters },
  stageDefeated: { types: quests },
  stageEntered: { types: quests },
}

export const listReads: NonNullable<AbilityMenus['listReads']> = {
  until: {
    phase: ['until the end of the current phase', 'until the end of this phase', 'this phase'],
    round: ['until the end of this round', 'until the end of the current round', 'this round'],
    attack: ['for the attack', 'until the end of this attack', 'until the end of the attack', 'during this attack'],
  },
  stat: {
    willpower: ['willpower', '[willpower] strength'],
    attack: ['attack strength'],
    hitPoints: ['hit point'],
    threat: ['threat', '[threat] strength'],
    questPoints: ['quest point'],
    engagementCost: ['to its engagement cost'],
  },
  forbidden: {
    attacks: ['be declared as an attacker', 'be declared as attackers', 'be declared as an attacker this phase'],
    defends: ['be declared as a defender', 'be declared as defenders'],
    commits: ['be committed to the quest', 'quest', 'commit to quests', 'be committed to a quest', 'commit to a quest'],
    readied: ['be readied', 'ready by card effects'],
    damaged: ['take damage', 'be damaged', 'be dealt damage', 'take any damage'],
    engages: ['be engaged', 'engage players', 'engage'],
    leavesPlay: ['be removed from play'],
    resourcesGained: ['collect resources'],
    healed: ['be healed by any means'],
  },
  allowance: {
    declaresManyDefenders: [
      'may declare any number of (his|her|their|your) (eligible|) characters as defenders against each enemy attacking (him|her|them|you)',
      'may declare any number of (his|her|their|your) (eligible|) characters as defenders against each attack',
    ],
  },
  permission: {
    commitsWithoutExhausting: [
      'does not exhaust to quest',
      'does not exhaust to commit to the quest',
      'does not exhaust to commit to a quest',
    ],
    withholdsThreat: [
      'does not contribute its [threat] to the staging area',
      'does not contribute its [threat]',
      'do not contribute their [threat]',
    ],
    attacksWithoutExhausting: ['does not exhaust to attack'],
    defendsWithoutExhausting: ['does not exhaust to defend'],
  },
  immunity: { 'player-card-effects': ['player card effects', 'player cards'] },
}

/** Players and verbs with which effects begin, where a text leaves out the comma before them. */
const beginnings: NonNullable<NonNullable<AbilityMenus['texts']>['beginnings']> = [
  ...['the first player', 'the engaged player', 'the defending player', 'each player', 'that player', 'it'],
  // verbs of instructions to "you"
  ...['exhaust', 'ready', 'draw', 'discard', 'add', 'deal', 'heal', 'search', 'raise', 'lower', 'reduce', 'place', 'choose', 'return'],
]

export const texts: NonNullable<AbilityMenus['texts']> = {
  nouns: ['event', 'stage', 'quest', 'objective', 'treasure'],
  // as authors of home-made cards write
  spellings: {
    '[per player]': 'per player',
    '[pp]': 'per player',
    '[atk]': '[attack]',
    atk: '[attack]',
    '[att]': '[attack]',
    '[def]': '[defense]',
    def: '[defense]',
    '[defence]': '[defense]',
    defence: '[defense]',
    '[wp]': '[willpower]',
    '[wil]': '[willpower]',
    wp: '[willpower]',
    '[thr]': '[threat]',
    start: 'beginning',
    "can't": 'cannot',
    wound: 'damage',
    wounds: 'damage',
    hp: 'hit points',
    dmg: 'damage',
    pick: 'choose',
    picks: 'chooses',
    travelled: 'traveled',
    travelling: 'traveling',
  },
  within: { character: ['hero', 'ally', 'objective-ally', 'objective-hero'] },
  // a character attacks an enemy: that the enemy is attacked is forbidden
  ofTypes: { forbidden: { attacks: { types: ['hero', 'ally', 'character'], word: 'attacked' } } },
  behind: {
    'you control': 'yours',
    'engaged with you': 'with-you',
    'in the staging area': 'in-staging',
    'committed to the quest': 'questing',
    'in play': 'remains',
    "in a player's hand": 'in-hand',
  },
  not: 'not',
  inPhase: 'in-phase',
  isSort: 'is-sort',
  persons: 'character',
  single,
  numbered,
  shown,
  chosenX,
  ofBearer,
  ofParts,
  otherThan,
  ofChosen,
  alwaysUnique: ['hero'],
  ofTarget: { filter: 'is-engaged', player: 'target-engaged' },
  unspoken: ['paid', 'enemy-of-then', 'enemy-of-then-anywhere', 'destroyed-then', 'damaged-then'],
  askedAs: { 'active-location': 'active-first' },
  every: 'every',
  either: 'either',
  opposites: { unique: 'not-unique', trait: 'no-trait', damaged: 'undamaged', exhausted: 'ready' },
  other: 'other',
  ofType: 'hand-type',
  triggers,
  asItWas: {
    printed: ['no-points', 'unique', 'not-unique', 'sphere', 'named-exactly', 'named', 'other'],
    // the card may have gained or lost a trait, so its printed traits are not asked
    conditions: { yours: 'was-yours', trait: 'was-trait', either: 'either' },
    denied: { 'no-trait': 'was-trait' },
    counts: ['stat-of', 'left-of', 'resources-of', 'damage-of', 'progress-of'],
  },
  answers,
  elsewhere,
  anyPlayer,
  reminders,
  paid: { card: 'paid', costs: ['exhaust-one', 'damage-one'] },
  namedInCosts: { 'exhaust-self': 'self', 'spend-own': 'self', 'damage-self': 'self', 'exhaust-host': 'host', 'spend-host': 'host' },
  series: ['modify', 'weaken'],
  numberOf: 'more',
  keywordNumber: 'keyword-number',
  triggered: { when: 'as', after: 'forced', over: ['destroyed', 'explored'] },
  sentences,
  behindEffects,
  quotes,
  // a card in a pile is added to the staging area, because only a card in play can return there
  ofPiles: {
    groups: ['encounter-discard', 'victory-display', 'set-aside', 'under', 'steps'],
    cards: ['topmost', 'top-discard'],
    effects: { 'return-staging': 'add-staging', 'return-staging-each': 'add-staging-each' },
  },
  includes: {
    'reveal-card': ['add-staging', 'add-staging-set-up'],
    'reveal-card-for': ['add-staging', 'add-staging-set-up'],
  },
  results: ['', 'to the staging area '].flatMap((where) =>
    ['this way', 'in this way', 'by this effect', 'from this effect', 'as a result of this effect'].map((way) => `${where}${way}`),
  ),
  counted: { none: 'step-none', any: 'step-some', each: 'step-count' },
  keepsPlayer: { after: 'engage', effect: 'attack' },
  facts,
  // "different": a text compares a card with one that was chosen before, but the entry with the card that paid the cost. Shadow cards are not in
  // play, so texts find them only by the group of the shadow cards of an enemy. "Encounter card" and "guarded objective" name no card with the
  // keyword: the first is any card of the encounter deck, the second an objective that has a guard now.
  unread: ['different', 'can-exhaust', 'with-keyword encounter', 'with-keyword guarded', 'dealt-to-this', 'dealt-shadow'],
  alsoBehind,
  ofOthers: {
    'your-characters': { group: 'characters-of' },
    'your-heroes': { group: 'heroes-of' },
    'your-allies': { group: 'characters-of', filters: ['ally'] },
    hand: { group: 'hand-of' },
    controlled: { group: 'controlled-of' },
    engaged: { group: 'engagedEnemies-of' },
    'your-discard': 'none',
    deck: 'none',
  },
  later: [...laterEffects, ...endings],
  aboutThis,
  lasts,
  payable,
  yous,
  beginnings,
  addressed,
  ofEachPlayer,
  eachOther: 'not-first',
  ownTokens,
  effectsOn,
  fits,
  kindsOf,
  someOf,
  askedOf,
  only,
  onward,
  outOfPlay,
  behindThen,
  sameScripts,
  joining,
  lostWhen,
  worksIn,
}

/** Wordings of two files, by entry. */
export const both = (one: Reads, other: Reads): Reads =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [id, [...(one[id] ?? []), ...(other[id] ?? [])]]),
  )

/** A menu whose entries have their further wordings. @throws Error for wordings of an entry that there is not */
export function withReads<Entry extends object>(
  menu: { readonly [id: string]: Entry } = {},
  reads: Reads,
): { readonly [id: string]: Entry } {
  for (const id of Object.keys(reads))
    if (!Object.hasOwn(menu, id)) throw new Error(`There are wordings for "${id}", which is no entry of this menu.`)
  return Object.fromEntries(
    Object.entries(menu).map(([id, entry]) => {
      const own = reads[id] ?? []
      const { reads: before = [] } = entry as { readonly reads?: readonly string[] }
      return [id, own.length === 0 ? entry : { ...entry, reads: [...before, ...own] }]
    }),
  )
}
