/** Wordings of quest cards that are read as entries of the menus. The notation is that of `MenuEntry.reads`. */
import type { Reads } from './entry.ts'

/** Words behind a revealed card that change nothing, because a revealed enemy or location is added to the staging area in any case. */
const staged = (phrase: string): readonly string[] => [
  `${phrase} and add~ (it|them|each) to the staging area`,
  `${phrase}, and add~ (it|them|each) to the staging area`,
]

/** Wordings of "reveal 2 encounter cards per player", with 1, 2 and 3 in place of `$n`. @param after words behind "per player" */
const perPlayer = (before: string, after: string): readonly string[] =>
  [1, 2, 3].flatMap((count) => {
    const amount = count === 1 ? 'players' : `times-players/${count}`
    return ['per player', 'for each player', 'for each player in the game'].map(
      (each) => `${before.replace('$n', String(count))} ${each}${after === '' ? '' : ` ${after}`} ⇒ amount:${amount}`,
    )
  })

const withStaged = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase) => {
    const [text = '', given] = phrase.split(' ⇒ ')
    return [text, ...staged(text)].map((one) => (given === undefined ? one : `${one} ⇒ ${given}`))
  })

export const questEffectReads: Reads = {
  reveal: withStaged([
    ...perPlayer('reveal $n (encounter card{s}|card{s})', 'from the encounter deck'),
    ...perPlayer('reveal $n encounter card{s}', 'from the top of the encounter deck'),
    ...perPlayer(
      'reveal $n (additional|) (encounter card{s}|card{s}|card{s} from the encounter deck|card{s} from the top of the encounter deck)',
      '',
    ),
    'reveal $amount card{s} from (the top of|) the encounter deck',
    'reveal $amount encounter card{s}',
    'reveal the top card of the encounter deck ⇒ amount:1',
    'reveal cards from the encounter deck equal to $amount',
  ]),
  'reveal-for': withStaged([
    '$player reveal~ $amount card{s} from (the top of|) the encounter deck',
    '$player reveal~ $amount encounter card{s}',
    '$player reveal~ (an encounter card|a card from the encounter deck|the top card of the encounter deck) ⇒ amount:1',
  ]),
  'progress-on': ['(place|add) $amount progress (token|tokens|) here ⇒ cards:self', 'add $amount progress (token|tokens|) to $cards'],
  'remove-progress-from': ['remove $amount progress (token|tokens|) from here ⇒ card:self'],
  'tokens-of': [
    '(place|put|add) $amount $token (counter|counters|token|tokens) (on|to) (this stage|this quest|this quest card) ⇒ card:self',
  ],
  'set-aside': [
    'set $card aside(,|) out of play',
    'remove $card from the encounter deck and set (it|them|him|her) aside(,|) out of play',
    'place $card aside(,|) out of play',
  ],
  'add-active': ['reveal $card and make it the active location', 'put $card into play as the active location'],
  advance: ['(the players|) (immediately|) (advance|proceed) to the next stage', 'immediately advance'],
  'put-into-play': [
    '$player put~ $card into play under {your|their} control',
    "put $card into play under the (first player's control|control of the first player) ⇒ player:first",
  ],
  engage: ['away: put $card into play(,|) engaged with $player'],
  'add-staging': ['$card is added to the staging area'],
  'add-staging-each': [
    'add $group+again to the staging area',
    'add all $groups to the staging area',
    'put each $group into the staging area',
  ],
  win: [
    'the players (immediately|) win the game',
    'the players win',
    'the players have won',
    'they have won the game',
    'you have won the game',
    'you win the game',
  ],
  lose: ['the players (immediately|) lose the game', 'the players (lose|are defeated|have lost)', 'the players (immediately|) lose'],
  'discard-deck': ['$player discard~ the top $amount cards (of|from) {your|their} deck'],
}

export const questConditionReads: Reads = {
  'anyone-threat-high': [
    "(a|any) (player's|players) threat is $count or (higher|more)",
    '(a|any) player has (at least|) $count (or more|) threat',
  ],
  'players-many': [
    'there is more than (1|one) player (in the game|) ⇒ count:2',
    'there are (two|2) or more players (in the game|) ⇒ count:2',
    'there are (three|3) or more players (in the game|) ⇒ count:3',
    'there are (3|three) or (4|four) players (in the game|) ⇒ count:3',
  ],
  'at-least': ['(the|) players control at least $count $group+controlled', '(the|) players control $count or more $group+controlled'],
  any: [
    '(the players|players|a player|any player) (control|controls) (a|an|any|at least 1|1) $group+controlled',
    '(a|any) player is engaged with (a|an|any) $group+is-engaged',
    'any $groups are in play',
  ],
  none: [
    'there are no cards (left|remaining) in the encounter deck ⇒ group:encounter-deck',
    'there are no $groups (left|remaining|) in play',
    'there is no $group',
    'no player is engaged with (a|an|any) $group+is-engaged',
  ],
  'named-in-play': ['any copy of $code is in play'],
  displayed: ['a copy of $code is in the victory display', 'at least 1 copy of $code is in the victory display'],
}
