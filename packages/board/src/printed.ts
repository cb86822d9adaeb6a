import { entryIn, factIn, type Rulebook, readable, typeIn } from '@questwright/rulebook'
import { type BackLook, backLook } from './back-look.ts'
import { backOf, showsBack } from './card-hidden.ts'
import type { Catalogue, CatalogueCard } from './catalogue.ts'
import type { CardView } from './door-types.ts'
import { frameColours, tones } from './drawings.ts'
import { faceOf } from './faces.ts'
import { type IconName, iconNamed, isIconName } from './icons.tsx'

/** A number of a card with its current value and its printed value. */
export interface DrawnStat {
  readonly stat: string
  readonly icon: IconName
  /** The word for the background colour of the number. */
  readonly tone: string
  readonly now: string
  readonly printed: string
  readonly change: 'same' | 'more' | 'less'
}

/** Whether a word names a background colour for numbers. */
export function isTone(word: string): boolean {
  return tones.has(word)
}

/** The icon and the colour of a number; a plain icon and colour where the rulebook names none that the board has. */
function lookOf(rulebook: Rulebook, stat: string): { readonly icon: IconName; readonly tone: string } {
  const { icon = '', tone = '' } = factIn(rulebook, stat) ?? {}
  return { icon: iconNamed(icon), tone: isTone(tone) ? tone : 'engage' }
}

/** The rulebook's word for a number; words made from its name where the rulebook has no fact with a number of this name. */
export function statWord({ rulebook }: Pick<Catalogue, 'rulebook'>, stat: string): string {
  const fact = factIn(rulebook, stat)
  const isNumber = fact?.holds === 'printed' || fact?.holds === 'number'
  return (isNumber ? (fact.called ?? fact.label) : undefined) ?? readable(stat)
}

/** The printed facts whose values have names in the rulebook, as text: the word for the fact, the name of its value, and the value's icon. */
export function valuesOf(
  catalogue: Catalogue,
  card: CatalogueCard | undefined,
): readonly { readonly name: string; readonly text: string; readonly icon: string | undefined }[] {
  return Object.entries(catalogue.rulebook.facts).flatMap(([fact, { values, label }]) => {
    const value = card?.[fact]
    if (values === undefined || typeof value !== 'string') return []
    const code = `board.value.${fact}.${value}`
    const text = catalogue.has(code) ? catalogue.sentence(code, {}) : value
    return [{ name: label ?? readable(fact), text, icon: entryIn(values, value)?.icon }]
  })
}

/** The word that the game uses for a set of cards. */
export function setWord({ rulebook }: Pick<Catalogue, 'rulebook'>): string {
  const fact = Object.values(rulebook.facts).find(({ names, holds }) => names === 'set' && holds === 'slug')
  return fact?.label ?? 'Set'
}

/** The word for a card type at the foot of a card: the rulebook's word, else the board's own word, else words made from the name of the type. */
export function typeWord(catalogue: Catalogue, type: string): string {
  const name = typeIn(catalogue.rulebook, type)?.face?.name
  if (name !== undefined) return name
  const code = `board.type.${type}`
  return catalogue.has(code) ? catalogue.sentence(code, {}) : readable(type)
}

/** A printed value as text: `3`, `X`, `–`; undefined where nothing is printed. */
export function written(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value === '-' ? '–' : value
  return undefined
}

function printedOf(card: CatalogueCard | undefined, side: string | undefined, stat: string): unknown {
  const own = side === undefined ? undefined : card?.sides?.[side]?.[stat]
  return own ?? card?.[stat]
}

/** A card with its visible side, and its state on the table. */
interface Shown {
  readonly card: CatalogueCard | undefined
  readonly view: CardView | undefined
  readonly side: string | undefined
}

function drawn(rulebook: Rulebook, stat: string, { card, view, side }: Shown): DrawnStat | undefined {
  const seen = view?.stats[stat]
  const printed = written(seen?.printed) ?? written(printedOf(card, side, stat))
  const now = written(seen?.now) ?? printed
  if (now === undefined) return undefined
  const before = Number(printed)
  const after = Number(now)
  const change = printed === undefined || now === printed ? 'same' : Number.isNaN(before) || after >= before ? 'more' : 'less'
  return { stat, ...lookOf(rulebook, stat), now, printed: printed ?? now, change }
}

/** The numbers in the column at the left of a card's face. */
export function statColumn(rulebook: Rulebook, shown: Shown): readonly DrawnStat[] {
  const { column = [] } = faceOf(rulebook, typeOf(shown.card, shown.side))
  return column.flatMap((stat) => drawn(rulebook, stat, shown) ?? [])
}

/** Numbers that a card of any type may have and that the column does not show: the complete face shows them beside the picture. */
export function statsOfAnyType(rulebook: Rulebook, shown: Shown): readonly DrawnStat[] {
  const { column = [], badge } = faceOf(rulebook, typeOf(shown.card, shown.side))
  return rulebook.everyCard
    .filter((fact) => rulebook.facts[fact]?.holds === 'number' && fact !== badge && !column.includes(fact))
    .flatMap((stat) => drawn(rulebook, stat, shown) ?? [])
}

/** The numbers of a card that is drawn as one line: those that `line` of its face lists. */
export function lineStats(rulebook: Rulebook, shown: Shown): readonly DrawnStat[] {
  const { line = [] } = faceOf(rulebook, typeOf(shown.card, shown.side))
  return line.flatMap((stat) => drawn(rulebook, stat, shown) ?? [])
}

/** The number in the badge under the title, such as a cost. */
export function badgeOf(rulebook: Rulebook, shown: Shown): DrawnStat | undefined {
  const { badge } = faceOf(rulebook, typeOf(shown.card, shown.side))
  return badge === undefined ? undefined : drawn(rulebook, badge, shown)
}

/** The type of the visible side: each side may have its own type. */
export function typeOf(card: CatalogueCard | undefined, side: string | undefined): string | undefined {
  const own = side === undefined ? undefined : card?.sides?.[side]?.type
  return typeof own === 'string' ? own : card?.type
}

/** All numbers of a card, for the list of its details. */
export function allStats(rulebook: Rulebook, card: CatalogueCard | undefined, view: CardView | undefined): readonly DrawnStat[] {
  const names = [...new Set([...rulebook.numbers, ...Object.keys(view?.stats ?? {})])]
  return names.flatMap((name) => drawn(rulebook, name, { card, view, side: view?.side }) ?? [])
}

/** The name and the numbers with which a card counts as something else while it is face down; undefined for a card that is merely face down. */
export function disguiseOf(
  catalogue: Catalogue,
  view: CardView,
): { readonly title: string; readonly stats: readonly DrawnStat[] } | undefined {
  if (view.as === undefined) return undefined
  const { rulebook } = catalogue
  const given = rulebook.faceDown.filter((stat) => view.stats[stat] !== undefined)
  const stats = given.flatMap((stat) => drawn(rulebook, stat, { card: undefined, view, side: undefined }) ?? [])
  return { title: catalogue.title(view.as), stats: stats.filter(({ now }) => now !== '–') }
}

/** The title of the visible side of a card. */
export function titleOf(card: CatalogueCard | undefined, code: string | undefined, side: string | undefined): string {
  const slug = code?.slice(code.indexOf(':') + 1) ?? ''
  const own: unknown = side === undefined ? undefined : card?.sides?.[side]?.title
  return typeof own === 'string' && own !== '' ? own : (card?.title ?? slug.replace(/-/g, ' '))
}

/** The name to show for a card on the table: its title, the name as which it lies face down, or the name of its back. */
export function calledNow(catalogue: Catalogue, view: CardView): string {
  const hidden = showsBack(view)
  if (hidden) return disguiseOf(catalogue, view)?.title ?? backWords(catalogue, backOf(catalogue.rulebook, view))
  return titleOf(view.code === undefined ? undefined : catalogue.card(view.code), view.code, view.side)
}

/** The description of a card for screen readers: title, type, numbers, tokens and states. */
export function cardName(catalogue: Catalogue, view: CardView, card: CatalogueCard | undefined): string {
  const say = (code: string, parts = {}) => catalogue.sentence(code, parts)
  const words: string[] = []
  const back = view.knowledge === 'hidden' || view.code === undefined
  const disguise = disguiseOf(catalogue, view)
  if (disguise) {
    words.push(disguise.title)
    for (const { stat, now } of disguise.stats) words.push(`${statWord(catalogue, stat).toLowerCase()} ${now}`)
    if (!view.marks.includes('face-down')) words.push(say('board.mark.face-down').toLowerCase())
  } else if (back || view.code === undefined) words.push(backWords(catalogue, backOf(catalogue.rulebook, view)))
  else {
    words.push(titleOf(card, view.code, view.side))
    words.push((card ? typeWord(catalogue, card.type) : say('board.unknown-card')).toLowerCase())
    const { rulebook } = catalogue
    const shown = { card, view, side: view.side }
    for (const stat of [
      badgeOf(rulebook, { card, view, side: undefined }),
      ...statColumn(rulebook, shown),
      ...statsOfAnyType(rulebook, shown),
    ]) {
      if (!stat) continue
      const name = statWord(catalogue, stat.stat).toLowerCase()
      words.push(
        stat.change === 'same' ? `${name} ${stat.now}` : say('board.now-printed', { stat: name, now: stat.now, printed: stat.printed }),
      )
    }
  }
  for (const [token, count] of Object.entries(view.tokens)) if (count > 0) words.push(tokenWords(catalogue, token, count, view.code))
  for (const mark of view.marks) if (!back || disguise || mark !== 'face-down') words.push(markWord(catalogue, mark).toLowerCase())
  return words.join(', ')
}

/** The drawing of one of the game's backs; the board's default drawing where the rulebook names none. */
export function backDrawing({ backDrawings }: Rulebook, back: string | undefined): BackLook {
  return backLook(entryIn(backDrawings, back)?.drawing)
}

/** The description of a card that lies face down, for screen readers. */
function backWords(catalogue: Catalogue, back: string | undefined): string {
  const code = `board.back.${back}`
  return catalogue.sentence(back !== undefined && catalogue.has(code) ? code : 'board.face-down', {})
}

/** A printed value that colours the frame of its card: the icon of the value, and its colour where the board has that colour. */
export interface FrameValue {
  readonly fact: string
  readonly value: string
  readonly icon: IconName | undefined
  readonly tone: string | undefined
}

/** The printed value that colours the frame of a card; undefined for a card without such a value. */
export function frameValueOf(rulebook: Rulebook, card: CatalogueCard | undefined): FrameValue | undefined {
  for (const [fact, { colours, values = {} }] of Object.entries(rulebook.facts)) {
    const value = card?.[fact]
    if (colours !== 'frame' || typeof value !== 'string') continue
    const { icon, tone } = entryIn(values, value) ?? {}
    return {
      fact,
      value,
      icon: icon !== undefined && isIconName(icon) ? icon : undefined,
      tone: tone !== undefined && frameColours.has(tone) ? tone : undefined,
    }
  }
  return undefined
}

/** The word for a mark (a state of a card such as exhausted); for an unknown mark, words made from its name. */
export function markWord(catalogue: Catalogue, mark: string): string {
  const code = `board.mark.${mark}`
  return catalogue.has(code) ? catalogue.sentence(code, {}) : catalogue.sentence(mark, {})
}

/**
 * The number of tokens in words, such as "2 damage"; a kind of tokens without words is named by its key.
 * @param near the code of a card, whose pack's words come first
 */
export function tokenWords(catalogue: Catalogue, token: string, count: number, near?: string | undefined): string {
  const code = `board.token.${token}`
  return catalogue.has(code) ? catalogue.sentence(code, { count }) : `${count} ${catalogue.called('tokens', token, near).toLowerCase()}`
}
