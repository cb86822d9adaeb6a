/** Which cards an ability means: selections, and the words by which they describe cards. */

import type { AbilityMenus } from '@questwright/rulebook'
import { choice, entry } from '@questwright/rulebook/menu-entries'
import { ALL_CULTURES, CLASSES, RACES, SIGNETS } from '../../vocabulary.ts'
import { cardOf } from './entry.ts'

const titled = (word: string): string => word.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())
const each = (words: readonly string[], says: (word: string) => string) => Object.fromEntries(words.map((word) => [word, says(word)]))

const wordLists: NonNullable<AbilityMenus['lists']> = {
  type: {
    ...each(
      ['companion', 'ally', 'minion', 'character', 'possession', 'artifact', 'item', 'weapon', 'condition', 'event', 'site'],
      (word) => word,
    ),
    'maneuver event': 'maneuver event',
    'ring-bearer': 'Ring-bearer',
    sanctuary: 'sanctuary',
  },
  race: { ...each(RACES, titled), nazgul: 'Nazgûl', 'uruk-hai': 'Uruk-hai', 'half-troll': 'Half-troll' },
  culture: each(ALL_CULTURES, (culture) => `[${culture}]`),
  class: each(CLASSES, (word) => word.replaceAll('-', ' ')),
  signet: each(
    SIGNETS.map((signet) => `${signet} signet`),
    (word) => `${titled(word).replace(' signet', '')} signet`,
  ),
  word: each(
    ['archer', 'engine', 'fortification', 'knight', 'machine', 'ranger', 'spell', 'tale', 'tracker', 'tentacle', 'villager', 'warg-rider'],
    (word) => word,
  ),
  quality: {
    ...each(
      ['battleground', 'forest', 'marsh', 'mountain', 'plains', 'river', 'search', 'stealth', 'underground', 'valiant', 'weather'],
      (word) => word,
    ),
    easterling: 'Easterling',
    southron: 'Southron',
  },
  state: {
    ...each(['unique', 'wounded', 'exhausted', 'roaming', 'skirmishing', 'mounted', 'unbound', 'fierce'], (word) => word),
    'ring-bound': 'Ring-bound',
    'free-peoples': 'Free Peoples',
    shadow: 'Shadow',
  },
  further: { 'at this site': 'at this site', 'defender +1': 'with defender +1' },
}

const word = (label: string, list: string, says = `$${list}`, more = {}) => entry(label, `$${list}`, says, { [list]: list }, more)

export const cardMenus: Pick<AbilityMenus, 'filters' | 'order' | 'cards' | 'players' | 'lists' | 'plurals'> = {
  filters: {
    type: word('of a type', 'type', '$type', { stands: 'instead', noun: 'card' }),
    race: word('of a race', 'race', '$race', { stands: 'instead' }),
    culture: word('of a culture', 'culture', '$culture', { stands: 'before' }),
    class: word('of a class', 'class', '$class', { stands: 'instead' }),
    word: word('with a keyword by which it is called', 'word', '$word', { stands: 'instead' }),
    quality: word('with a keyword before its name', 'quality', '$quality', { stands: 'before' }),
    state: word('in a state, or of a side', 'state', '$state', { stands: 'before' }),
    signet: word('with a signet', 'signet', 'with the $signet', { stands: 'after' }),
    further: word('at this site, or with defender +1', 'further', '$further', { stands: 'after' }),
    keyword: entry('with a keyword of a pack', '$keyword', '$keyword', { keyword: 'keyword' }, { stands: 'before' }),
  },
  // the last kind is the noun: "ranger companion", "Hobbit companion"
  order: ['state', 'quality', 'keyword', 'culture', 'word', 'class', 'race', 'type'],
  cards: {
    a: entry('a card …', 'a($filters)', 'a $filters', { filters: 'filters' }),
    an: entry('a card …', 'an($filters)', 'a $filters', { filters: 'filters' }, { offer: 'read' }),
    self: entry('this card', 'self', '$this'),
    bearer: entry('the bearer of this card', 'bearer', 'bearer', undefined, { needs: ['host'] }),
    paid: entry('the card that paid the cost', 'context.paid', 'it', undefined, { needs: ['paid'], absent: 'possible' }),
    another: entry('another card …', 'another($filters)', 'another $filters', { filters: 'filters' }),
    each: entry('each card …', 'each($filters)', 'each $filters', { filters: 'filters' }),
    several: entry(
      'several cards …',
      'several($count, $filters)',
      '$count $several',
      { count: 'count', filters: 'filters' },
      { first: { count: 2 } },
    ),
    'up-to': entry(
      'up to so many cards …',
      'upTo($count, $filters)',
      'up to $count $several',
      { count: 'count', filters: 'filters' },
      { first: { count: 2 } },
    ),
    your: entry('a card of yours …', 'your($filters)', 'a $filters of yours', { filters: 'filters' }),
    the: entry('the card with a title', 'the($name)', '$name', { name: 'name' }),
    'in-discard': entry('a card of your discard pile …', 'inDiscard($filters)', 'a $filters from your discard pile', {
      filters: 'filters',
    }),
    'in-dead': entry('a card of the dead pile …', 'inDead($filters)', 'a $filters in the dead pile', { filters: 'filters' }),
    'in-hand': entry('a card of your hand …', 'inHand($filters)', 'a $filters from hand', { filters: 'filters' }),
    'in-deck': entry('a card of your draw deck …', 'inDeck($filters)', 'a $filters from your draw deck', { filters: 'filters' }),
    'stacked-here': entry('a card that is stacked here …', 'stackedHere($filters)', 'a $filters stacked here', { filters: 'filters' }),
    'deck-title': entry('a card of your draw deck with a title', 'titled($name, inDeck())', '$name from your draw deck', { name: 'name' }),
    'deck-titles': entry(
      'a card of your draw deck with one of two titles',
      'titled([$name, $other], inDeck())',
      '$name or $other from your draw deck',
      { name: 'name', other: 'name' },
    ),
    'hand-title': entry('a card of your hand with a title', 'titled($name, inHand())', '$name from hand', { name: 'name' }),
    titled: entry('a card with a title, of such cards …', 'titled($name, $cards)', '$name', { name: 'name', cards: 'cards' }),
    either: entry('a card with one of two titles, of such cards …', 'titled([$name, $other], $cards)', '$name or $other', {
      name: 'name',
      other: 'name',
      cards: 'cards',
    }),
    except: entry(
      'such a card, but no …',
      'except($cards, $filters)',
      '$cards (except a $filters)',
      { cards: 'cards', filters: 'filters' },
      { first: { filters: [choice('race', { race: 'hobbit' })] } },
    ),
    'other-than': entry('such cards, but not one title', 'otherThan($name, $cards)', '$cards other than $name', {
      name: 'name',
      cards: 'cards',
    }),
    'on-a': entry('such a card, borne by …', 'onA($cards, $filters)', '$cards borne by a $filters', { cards: 'cards', filters: 'filters' }),
    against: entry('such a character, skirmishing …', 'skirmishingA($cards, $filters)', '$cards skirmishing a $filters', {
      cards: 'cards',
      filters: 'filters',
    }),
    'by-free-peoples': entry(
      'such a card, which the Free Peoples player chooses',
      'byFreePeoples($cards)',
      '$cards (the Free Peoples player chooses)',
      { cards: 'cards' },
    ),
  },
  players: {
    you: entry('you', 'context.you', 'you'),
    'free-peoples': entry('the Free Peoples player', 'freePeoplesPlayer()', 'the Free Peoples player'),
    opponent: entry('an opponent', 'anOpponent()', 'an opponent'),
  },
  lists: wordLists,
  plurals: {
    ally: 'allies',
    Dwarf: 'Dwarves',
    Elf: 'Elves',
    Man: 'Men',
    Nazgûl: 'Nazgûl',
    'Uruk-hai': 'Uruk-hai',
    companion: 'companions',
    minion: 'minions',
    burden: 'burdens',
    card: 'cards',
    wound: 'wounds',
    token: 'tokens',
  },
}

export const firstCards = {
  cards: cardOf('companion'),
  filters: [choice('type', { type: 'companion' })],
  name: 'Gandalf',
  type: 'companion',
  race: 'hobbit',
  culture: 'gondor',
  state: 'wounded',
  word: 'ranger',
  quality: 'underground',
  keyword: 'ranger',
}
