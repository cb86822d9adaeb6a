import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView, Json } from './door-types.ts'
import type { IconName } from './icons.tsx'
import { isSeat } from './seat.ts'

/** One number of a card as it is drawn: what holds now, and what is printed. */
export interface DrawnStat {
  readonly stat: string
  readonly icon: IconName
  /** The colour on the dark plate. */
  readonly tone: string
  readonly now: string
  readonly printed: string
  readonly change: 'same' | 'more' | 'less'
}

const statLooks: { readonly [stat: string]: { readonly icon: IconName; readonly tone: string } } = {
  willpower: { icon: 'willpower', tone: 'willpower' },
  attack: { icon: 'attack', tone: 'attack' },
  defense: { icon: 'defense', tone: 'defense' },
  hitPoints: { icon: 'hitPoints', tone: 'health' },
  threat: { icon: 'threat', tone: 'threat' },
  threatCost: { icon: 'threat', tone: 'threat' },
  questPoints: { icon: 'progress', tone: 'progress' },
  cost: { icon: 'resource', tone: 'resource' },
  engagementCost: { icon: 'engagement', tone: 'engage' },
  victory: { icon: 'victory', tone: 'resource' },
}

const columns: { readonly [type: string]: readonly string[] } = {
  hero: ['willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['willpower', 'attack', 'defense', 'hitPoints'],
  enemy: ['threat', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
  quest: ['questPoints'],
  objective: ['willpower', 'attack', 'defense', 'hitPoints', 'threat', 'questPoints'],
  'objective-ally': ['willpower', 'attack', 'defense', 'hitPoints'],
  'objective-hero': ['willpower', 'attack', 'defense', 'hitPoints'],
  'objective-location': ['threat', 'questPoints'],
  'ship-enemy': ['threat', 'attack', 'defense', 'hitPoints'],
  'ship-objective': ['willpower', 'attack', 'defense', 'hitPoints'],
  'encounter-side-quest': ['questPoints'],
  'player-side-quest': ['questPoints'],
  boon: ['threat', 'willpower', 'attack', 'defense', 'hitPoints'],
  burden: ['threat', 'willpower', 'attack', 'defense', 'hitPoints'],
}

const badges: { readonly [type: string]: string } = {
  ally: 'cost',
  attachment: 'cost',
  event: 'cost',
  enemy: 'engagementCost',
  hero: 'threatCost',
  'objective-hero': 'threatCost',
  'ship-enemy': 'engagementCost',
  'player-side-quest': 'cost',
  treasure: 'cost',
  boon: 'cost',
}

/** How a printed value is written: `3`, `X`, `-`; undefined where nothing is printed. */
export function written(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '-' ? '–' : value
  return undefined
}

function printedOf(card: CatalogueCard | undefined, side: string | undefined, stat: string): Json | undefined {
  const own = side === undefined ? undefined : (card?.sides?.[side] as { readonly [fact: string]: Json | undefined } | undefined)?.[stat]
  return own ?? ((card as { readonly [fact: string]: unknown } | undefined)?.[stat] as Json | undefined)
}

function drawn(stat: string, card: CatalogueCard | undefined, view: CardView | undefined, side: string | undefined): DrawnStat | undefined {
  const seen = view?.stats[stat]
  const printed = written(seen?.printed) ?? written(printedOf(card, side, stat))
  const now = written(seen?.now) ?? printed
  if (now === undefined) return undefined
  const look = statLooks[stat] ?? { icon: 'neutral' as const, tone: 'engage' }
  const before = Number(printed)
  const after = Number(now)
  const change = printed === undefined || now === printed ? 'same' : Number.isNaN(before) || after >= before ? 'more' : 'less'
  return { stat, ...look, now, printed: printed ?? now, change }
}

/** The column of numbers on the left of a card's face. */
export function statColumn(card: CatalogueCard | undefined, view: CardView | undefined, side: string | undefined): readonly DrawnStat[] {
  const stats: DrawnStat[] = []
  for (const stat of columns[typeOf(card, side) ?? ''] ?? []) {
    const one = drawn(stat, card, view, side)
    if (one) stats.push(one)
  }
  return stats
}

/** The number in the badge under the title: cost, engagement cost, or a hero's threat cost. */
export function badgeOf(card: CatalogueCard | undefined, view: CardView | undefined, side?: string | undefined): DrawnStat | undefined {
  const stat = badges[typeOf(card, side) ?? '']
  return stat === undefined ? undefined : drawn(stat, card, view, side)
}

/** The type of the side that is up: a location may have an enemy on its other side. */
export function typeOf(card: CatalogueCard | undefined, side: string | undefined): string | undefined {
  const own = side === undefined ? undefined : card?.sides?.[side]?.type
  return typeof own === 'string' ? own : card?.type
}

/** All numbers that a card has, for its detail. */
export function allStats(card: CatalogueCard | undefined, view: CardView | undefined): readonly DrawnStat[] {
  const names = [...new Set([...Object.keys(statLooks), ...Object.keys(view?.stats ?? {})])]
  const stats: DrawnStat[] = []
  for (const name of names) {
    const one = drawn(name, card, view, view?.side)
    if (one) stats.push(one)
  }
  return stats
}

/** What a card counts as while it lies face down: the name and numbers that the table gives it. Undefined for one that is only hidden. */
export function disguiseOf(
  catalogue: Catalogue,
  view: CardView,
): { readonly title: string; readonly stats: readonly DrawnStat[] } | undefined {
  if (view.as === undefined) return undefined
  const stats: DrawnStat[] = []
  for (const stat of disguiseColumn) {
    const one = view.stats[stat] === undefined ? undefined : drawn(stat, undefined, view, undefined)
    if (one && one.now !== '–') stats.push(one)
  }
  return { title: catalogue.title(view.as), stats }
}

const disguiseColumn = ['willpower', 'threat', 'attack', 'defense', 'hitPoints', 'questPoints']

/** What a card is called: the title of the side that is up. */
export function titleOf(card: CatalogueCard | undefined, code: string | undefined, side: string | undefined): string {
  const slug = code?.slice(code.indexOf(':') + 1) ?? ''
  const own: unknown = side === undefined ? undefined : card?.sides?.[side]?.title
  return typeof own === 'string' && own !== '' ? own : (card?.title ?? slug.replace(/-/g, ' '))
}

/** What screen readers say of a card: title, type, numbers, tokens, state. */
export function cardName(catalogue: Catalogue, view: CardView, card: CatalogueCard | undefined): string {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const words: string[] = []
  const back = view.knowledge === 'hidden' || view.code === undefined
  const disguise = disguiseOf(catalogue, view)
  if (disguise) {
    words.push(disguise.title)
    for (const { stat, now } of disguise.stats) words.push(`${say(`board.stat.${stat}`).toLowerCase()} ${now}`)
    if (!view.marks.includes('face-down')) words.push(say('board.mark.face-down').toLowerCase())
  } else if (back || view.code === undefined) words.push(say(isPlayersCard(view) ? 'board.back.player' : 'board.back.encounter'))
  else {
    words.push(titleOf(card, view.code, view.side))
    words.push((card ? say(`board.type.${card.type}`) : say('board.unknown-card')).toLowerCase())
    for (const stat of [badgeOf(card, view), ...statColumn(card, view, view.side)]) {
      if (!stat) continue
      const name = say(`board.stat.${stat.stat}`).toLowerCase()
      words.push(
        stat.change === 'same' ? `${name} ${stat.now}` : say('board.now-printed', { stat: name, now: stat.now, printed: stat.printed }),
      )
    }
  }
  for (const [token, count] of Object.entries(view.tokens)) if (count > 0) words.push(tokenWords(catalogue, token, count, view.code))
  for (const mark of view.marks) if (!back || disguise || mark !== 'face-down') words.push(markWord(catalogue, mark).toLowerCase())
  return words.join(', ')
}

/** Whether a card belongs to a player: decides which back is drawn. */
export function isPlayersCard(view: CardView): boolean {
  if (view.owner !== undefined && view.owner !== null) return true
  const [seat = '', zone = ''] = view.zone.split('.')
  return isSeat(seat) && ['hand', 'deck', 'discard', 'play-area'].includes(zone)
}

/** The word for a mark; an unknown one is shown in plain letters. */
export function markWord(catalogue: Catalogue, mark: string): string {
  const code = `board.mark.${mark}`
  return catalogue.has(code) ? catalogue.sentence(code, {}) : catalogue.sentence(mark, {})
}

/** "2 damage"; a token that no text words is called by its key. */
export function tokenWords(catalogue: Catalogue, token: string, count: number, near?: string | undefined): string {
  const code = `board.token.${token}`
  return catalogue.has(code) ? catalogue.sentence(code, { count }) : `${count} ${catalogue.called('tokens', token, near).toLowerCase()}`
}
