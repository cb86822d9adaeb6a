/** Which entries of the menus make sense for an ability: what the builder offers, and what its tests combine. */
import { costs, type Entry, effects, eventOf, menus, type Need, type Sort, words } from './menus.ts'
import type { BuiltAbility, Choice, ChoiceWay, Word } from './model.ts'

/** Where an ability stands. */
export interface BuilderPlace {
  readonly kind: 'card' | 'keyword' | 'scenario' | 'rule'
  /** The type of the card; for the others nothing. */
  readonly type: string | undefined
  /** Inside "each player": "you" is the player whose turn it is. */
  readonly within?: 'each-player' | undefined
}

const wordsByType: { readonly [type: string]: readonly Word[] } = {
  hero: ['action', 'response', 'forced', 'as', 'modifier', 'cannot', 'permits'],
  ally: ['action', 'response', 'forced', 'as', 'modifier', 'cannot', 'permits'],
  attachment: ['attaches-to', 'modifier', 'action', 'response', 'forced', 'as', 'cannot', 'permits'],
  event: ['action', 'response'],
  enemy: ['when-revealed', 'forced', 'shadow', 'modifier', 'cannot', 'permits', 'as', 'response', 'action'],
  location: ['travel', 'when-revealed', 'forced', 'shadow', 'response', 'modifier', 'cannot', 'permits', 'as', 'action'],
  treachery: ['when-revealed', 'shadow', 'attaches-to', 'modifier', 'forced', 'cannot'],
  objective: ['when-revealed', 'action', 'forced', 'response', 'modifier', 'cannot', 'permits', 'as'],
  quest: ['when-revealed', 'setup', 'forced', 'response', 'modifier', 'cannot', 'permits', 'as', 'action'],
}

/** The words for a place, the likeliest first. */
export function wordsFor({ kind, type }: BuilderPlace): readonly Word[] {
  if (kind === 'keyword') return ['forced', 'response', 'as', 'modifier', 'cannot', 'permits', 'action']
  if (kind === 'scenario' || kind === 'rule') return ['setup', 'forced', 'as', 'modifier', 'cannot', 'permits']
  return (Object.hasOwn(wordsByType, type ?? '') ? wordsByType[type ?? ''] : undefined) ?? words.map(({ word }) => word)
}

/** Whether an ability of that word has this part. */
export function has(word: Word, part: 'trigger' | 'costs' | 'conditions' | 'target' | 'effects' | 'limit' | 'change' | 'phase'): boolean {
  const used = word === 'action' || word === 'response'
  const triggered = word === 'response' || word === 'forced' || word === 'as'
  const constant = word === 'modifier' || word === 'cannot' || word === 'permits'
  switch (part) {
    case 'trigger':
      return triggered
    case 'costs':
    case 'limit':
      return used
    case 'conditions':
      return used || triggered || constant
    case 'change':
      return constant
    case 'phase':
      return word === 'action'
    default:
      return !constant && word !== 'travel' && word !== 'attaches-to'
  }
}

/** What an ability gives its effects to speak of. */
function given(ability: BuiltAbility, { kind, type }: BuilderPlace): ReadonlySet<Need> {
  const { word, trigger, target } = ability
  const event = trigger && (trigger.timing === 'after' || trigger.timing === 'when') ? eventOf(trigger.kind) : undefined
  const needs: Need[] = []
  if (has(word, 'trigger') && event?.subject === 'card') needs.push('card subject')
  if (has(word, 'trigger') && event?.subject === 'player') needs.push('player subject')
  if (has(word, 'trigger') && event?.parts.includes('player')) needs.push('player part')
  if (has(word, 'trigger') && event?.parts.includes('amount')) needs.push('amount part')
  if (has(word, 'trigger') && event && trigger?.kind === 'damaged' && trigger.timing === 'when') needs.push('damage')
  if (has(word, 'trigger') && (trigger?.timing === 'cancel' || (event && trigger?.timing === 'when'))) needs.push('cancellable')
  if (word === 'shadow') needs.push('attack')
  if (kind === 'keyword') needs.push('number', 'host')
  if (type === 'attachment' || type === 'treachery' || type === 'objective') needs.push('host')
  if (target && has(word, 'target')) needs.push(target.id === 'choose-player' ? 'target player' : 'target card')
  return new Set(needs)
}

/** The entries of a menu for an ability. @param where filters that stand where no script may ask for this card or for you */
export function offered(sort: Sort, ability: BuiltAbility, place: BuilderPlace): readonly Entry[] {
  const there = given(ability, place)
  const menu = (menus as { readonly [sort: string]: readonly Entry[] })[sort] ?? []
  const fitting = menu.filter((entry) => entry.offer !== 'read' && (entry.needs ?? []).every((one) => there.has(one)))
  return place.within === 'each-player' ? fitting.filter(({ id }) => !ofAll.has(id)).map(ofThatPlayer) : fitting
}

/** What each player would do to all players, so often as there are players. */
const ofAll: ReadonlySet<string> = new Set(['all', 'each-player', 'each-chooses'])

/** An entry as it reads where "you" is the player whose turn it is. */
function ofThatPlayer(entry: Entry): Entry {
  const label = entry.label
    .replace(/^you$/, 'that player')
    .replace(/\byou control\b/, 'that player controls')
    .replace(/\bwith you\b/, 'with that player')
    .replace(/\byour\b/, "that player's")
    .replace(/^you may\b/, 'that player may')
  return label === entry.label ? entry : { ...entry, label }
}

/** Where what stands in a blank of an entry stands. */
export function inside(place: BuilderPlace, entry: Entry | undefined): BuilderPlace {
  return entry?.binds === 'player' ? { ...place, within: 'each-player' } : place
}

/** Costs for an ability. */
export function costsFor(ability: BuiltAbility, place: BuilderPlace): readonly Entry[] {
  const there = given(ability, place)
  return costs.filter((entry) => (entry.needs ?? []).every((one) => there.has(one)))
}

/** Filters of "exhaust a card you control" and of "attach to", which know nothing but the card. */
export const plainFilters: readonly Entry[] = menus.filters.filter(({ id }) => id !== 'other' && id !== 'not-with-you')

/** What stands in the blanks of an entry before anything was chosen: the simplest choice that is allowed. */
export function filled(entry: Entry, ability: BuiltAbility, place: BuilderPlace): Choice {
  return {
    id: entry.id,
    with: Object.fromEntries(
      Object.entries(entry.blanks).map(([blank, sort]) => [blank, firstOf(sort, entry, ability, inside(place, entry))]),
    ),
  }
}

/** What suits an effect: damage goes to enemies, progress to locations. */
const suits: { readonly [effect: string]: { readonly card?: string; readonly group?: string } } = {
  damage: { card: 'choose', group: 'enemies' },
  heal: { card: 'choose', group: 'characters' },
  'heal-all': { card: 'choose', group: 'characters' },
  ready: { card: 'choose', group: 'characters' },
  exhaust: { card: 'choose', group: 'characters' },
  discard: { card: 'choose', group: 'hand' },
  'progress-on': { card: 'choose', group: 'locations' },
  engage: { card: 'choose', group: 'enemies' },
  'return-staging': { card: 'choose', group: 'engaged' },
  'return-hand': { card: 'choose', group: 'allies' },
  'leave-quest': { card: 'choose', group: 'committed' },
  'add-resources': { card: 'choose', group: 'heroes' },
  'lose-resources': { card: 'choose', group: 'heroes' },
}

function firstOf(sort: Sort, entry: Entry, ability: BuiltAbility, place: BuilderPlace): Choice['with'][string] {
  const suit = Object.hasOwn(suits, entry.id) ? suits[entry.id] : undefined
  switch (sort) {
    case 'count':
      return 1
    case 'trait':
      return 'Creature'
    case 'keyword':
      return 'surge'
    case 'sphere':
      return 'spirit'
    case 'stat':
      return place.type === 'location' ? 'threat' : 'attack'
    case 'until':
      return ability.word === 'shadow' ? 'attack' : 'phase'
    case 'type':
      return 'ally'
    case 'phase':
      return 'quest'
    case 'forbidden':
      return 'attacks'
    case 'permission':
      return 'attacksForOthers'
    case 'filters':
      return [{ id: entry.id === 'exhaust-one' ? 'character' : 'trait', with: entry.id === 'exhaust-one' ? {} : { trait: 'Creature' } }]
    case 'conditions':
      return [{ id: 'threat-high', with: { count: 30 } }]
    case 'effects':
      return [{ id: 'draw', with: { player: { id: 'you', with: {} }, amount: { id: 'fixed', with: { count: 1 } } } }]
    case 'ways':
      return [
        {
          name: 'draw-1',
          effects: [{ id: 'draw', with: { player: { id: 'you', with: {} }, amount: { id: 'fixed', with: { count: 1 } } } }],
        },
        {
          name: 'lower-threat-1',
          effects: [{ id: 'lower-threat', with: { players: { id: 'you', with: {} }, amount: { id: 'fixed', with: { count: 1 } } } }],
        },
      ]
    case 'group':
      return { id: suit?.group ?? 'enemies', with: {} }
    case 'amount':
      return { id: 'fixed', with: { count: 1 } }
    case 'cards':
    case 'card': {
      if (ability.target && ability.target.id !== 'choose-player' && has(ability.word, 'target')) return { id: 'target', with: {} }
      return suit?.card === 'choose'
        ? { id: 'choose', with: { group: { id: suit.group ?? 'enemies', with: {} } } }
        : { id: 'self', with: {} }
    }
    case 'player':
      return { id: 'you', with: {} }
    case 'players':
      return { id: ability.word === 'when-revealed' && place.within !== 'each-player' ? 'all' : 'you', with: {} }
    default:
      return ''
  }
}

/** The ability without what its trigger or target no longer gives: each such choice becomes the simplest that is allowed. */
export function repaired(ability: BuiltAbility, place: BuilderPlace): BuiltAbility {
  const mend = (menu: readonly Entry[], one: Choice, owner: Entry | undefined, sort: Sort): Choice => {
    const entry = menu.find(({ id }) => id === one.id)
    if (!entry || !stands(entry)) return owner ? (firstOf(sort, owner, ability, place) as Choice) : one
    const blanks = Object.entries(one.with).map(([blank, value]) => [blank, mendBlank(entry, blank, value)])
    return { id: one.id, with: Object.fromEntries(blanks) }
  }
  const there = given(ability, place)
  const stands = (entry: Entry) => (entry.needs ?? []).every((one) => there.has(one))
  const mendBlank = (entry: Entry, blank: string, value: Choice['with'][string]): Choice['with'][string] => {
    const sort = entry.blanks[blank]
    if (sort === 'cards' || sort === 'card' || sort === 'amount' || sort === 'player' || sort === 'players')
      return mend(menus[sort], value as Choice, entry, sort)
    if (sort === 'effects') return (value as readonly Choice[]).map((one) => mend(effects, one, undefined, 'effects'))
    if (sort === 'conditions')
      return (value as readonly Choice[]).filter((one) => menus.conditions.some((known) => known.id === one.id && stands(known)))
    if (sort === 'ways')
      return (value as readonly ChoiceWay[]).map((way) => ({
        ...way,
        effects: way.effects.map((one) => mend(effects, one, undefined, 'effects')),
      }))
    return value
  }
  return {
    ...ability,
    effects: ability.effects
      .filter((one) => effects.some((entry) => entry.id === one.id && stands(entry)))
      .map((one) => mend(effects, one, undefined, 'effects')),
    costs: ability.costs.filter((one) => costs.some((entry) => entry.id === one.id && stands(entry))),
  }
}
