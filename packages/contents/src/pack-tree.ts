/** The content of packs as a tree: packs, then scenarios, sets and kinds of cards, then single things. */

import { plainText, setTexts, titleOfState } from '@questwright/packs/browser'
import { entryIn, readable } from '@questwright/rulebook'
import type { PackState, PacksAnswer } from '@questwright/workshop/page'
import { rulebookAt, rulebookIn } from '@questwright/workshop/rulebooks'
import { type CardEntry, type CardState, cardEntries, namingFacts } from './card-entries.ts'
import { type ThingEntry, thingsOf } from './pack-things.ts'

/** A leaf: a card, a scenario, a campaign, a deck, a keyword, a system. */
export interface TreeThing {
  readonly kind: 'thing'
  /** Unique in the whole tree. */
  readonly id: string
  readonly what: 'card' | 'scenario' | 'campaign' | 'deck' | 'keyword' | 'system'
  /** `pack:slug` */
  readonly code: string
  readonly title: string
  /** The icon of its type, where the rulebook has one. */
  readonly icon: string | undefined
  /** The state of a card. */
  readonly state: CardState | undefined
  readonly errors: number
  readonly warnings: number
  /** The searched text. */
  readonly words: string
}

interface Branch<Child> {
  readonly id: string
  readonly title: string
  readonly children: readonly Child[]
}

interface TreeGroup extends Branch<TreeThing> {
  readonly kind: 'group'
}

export interface TreePack extends Branch<TreeGroup> {
  readonly kind: 'pack'
  /** As in `PackState`. */
  readonly pack: string
  /** The number of its cards. */
  readonly cards: number
  readonly errors: number
  readonly warnings: number
}

const known = new WeakMap<PacksAnswer, readonly TreePack[]>()

/** All packs, the user's own first. The same answer gives the same tree. */
export function packTree(answer: PacksAnswer): readonly TreePack[] {
  const before = known.get(answer)
  if (before) return before
  const { mine, base } = sidesOf(answer.packs)
  const made = [...mine, ...base].map((pack) => treeOf(answer, pack))
  known.set(answer, made)
  return made
}

/** The user's own packs, and base packs from registries and of the program. */
export function sidesOf(packs: readonly PackState[]): { readonly mine: readonly PackState[]; readonly base: readonly PackState[] } {
  const isMine = ({ kind, standsFor }: PackState): boolean => kind === 'own' && standsFor === undefined
  return {
    mine: packs.filter(isMine),
    base: packs.filter((pack) => !isMine(pack)).sort((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
  }
}

/** Whether a pack is a base pack of its game with cards: those come before packs that depend on them. */
const isFirst = ({ bundle }: PackState): boolean =>
  bundle !== undefined && rulebookAt(bundle.game).basePacks.includes(bundle.id) && Object.keys(bundle.cards).length > 0

function treeOf(answer: PacksAnswer, pack: PackState): TreePack {
  const rulebook = rulebookIn(
    pack.bundle,
    answer.packs.flatMap(({ bundle }) => bundle ?? []),
  )
  const cards = cardEntries(answer, pack)
  const setFact = namingFacts(rulebook).find(({ words }) => words.names === 'set')?.fact
  const sets = setTexts(pack.bundle?.text.en, rulebook)
  const groups = new Map<string, { title: string; cards: TreeThing[] }>()
  const inSets: string[] = []
  for (const card of cards) {
    const set = setFact === undefined ? undefined : card.names[setFact]
    const key = set === undefined ? `kind ${card.group}` : `set ${set}`
    if (set !== undefined && !groups.has(key)) inSets.push(key)
    const group = groups.get(key) ?? { title: set === undefined ? readable(card.group) : (sets[set]?.title ?? readable(set)), cards: [] }
    groups.set(key, group)
    group.cards.push(cardThing(card, entryIn(rulebook.cardLists.signs, card.type)?.icon))
  }
  const group = (key: string, title: string, children: readonly TreeThing[]): readonly TreeGroup[] =>
    children.length === 0 ? [] : [{ kind: 'group', id: `${pack.pack}/${key}`, title, children }]
  const things = (what: 'scenario' | 'campaign' | 'deck' | 'keyword' | 'system', title: string) =>
    group(
      what,
      title,
      thingsOf(pack, what).map((one) => plainThing(what, one)),
    )
  const ofCards = [...groups]
    .sort(([a, one], [b, other]) => Number(!inSets.includes(a)) - Number(!inSets.includes(b)) || one.title.localeCompare(other.title, 'en'))
    .flatMap(([key, { title, cards: children }]) => group(key, title, children))
  return {
    kind: 'pack',
    id: pack.pack,
    pack: pack.pack,
    title: titleOfState(pack),
    cards: cards.length,
    errors: sum(cards, 'error'),
    warnings: sum(cards, 'warning'),
    children: [
      ...things('campaign', 'Campaigns'),
      ...things('scenario', 'Scenarios'),
      ...ofCards,
      ...things('deck', 'Decks'),
      ...things('keyword', 'Keywords'),
      ...things('system', 'Systems'),
    ],
  }
}

const sum = (cards: readonly CardEntry[], severity: 'error' | 'warning'): number =>
  cards.reduce((all, { problems }) => all + problems.filter((one) => one.severity === severity).length, 0)

function cardThing({ code, title, state, problems, words }: CardEntry, icon: string | undefined): TreeThing {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    kind: 'thing',
    id: `card ${code}`,
    what: 'card',
    code,
    title,
    icon,
    state,
    errors,
    warnings: problems.length - errors,
    words,
  }
}

function plainThing(what: TreeThing['what'], { code, title, slug }: ThingEntry): TreeThing {
  return {
    kind: 'thing',
    id: `${what} ${code}`,
    what,
    code,
    title,
    icon: undefined,
    state: undefined,
    errors: 0,
    warnings: 0,
    words: plainText(`${title} ${slug}`),
  }
}

export type TreeNode = TreePack | TreeGroup | TreeThing

/** A displayed line of the tree. */
export interface TreeRow {
  readonly node: TreeNode
  readonly level: 1 | 2 | 3
  readonly opened: 'open' | 'closed' | 'leaf'
  /** The index of the line among its displayed siblings, from 1, and the number of siblings. */
  readonly place: number
  readonly of: number
  /** The id of its parent. */
  readonly within: string | undefined
}

/** The greatest number of displayed search results. */
const mostFound = 150

/**
 * The displayed lines of the tree, top to bottom.
 * @param opened ids of packs and groups that are open
 * @param search words that a thing must all contain; then only matching things are shown, with their parents open
 */
export function treeRows(tree: readonly TreePack[], opened: ReadonlySet<string>, search: string): readonly TreeRow[] {
  const wanted = plainText(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const searched = wanted.length > 0
  const shown = searched ? found(tree, wanted) : tree
  const isOpen = (id: string) => searched || opened.has(id)
  return shown.flatMap((pack, at): readonly TreeRow[] => [
    { node: pack, level: 1, opened: isOpen(pack.id) ? 'open' : 'closed', place: at + 1, of: shown.length, within: undefined },
    ...(isOpen(pack.id) ? pack.children : []).flatMap((group, inPack): readonly TreeRow[] => [
      {
        node: group,
        level: 2,
        opened: isOpen(group.id) ? 'open' : 'closed',
        place: inPack + 1,
        of: pack.children.length,
        within: pack.id,
      },
      ...(isOpen(group.id) ? group.children : []).map(
        (thing, inGroup): TreeRow => ({
          node: thing,
          level: 3,
          opened: 'leaf',
          place: inGroup + 1,
          of: group.children.length,
          within: group.id,
        }),
      ),
    ]),
  ])
}

function found(tree: readonly TreePack[], wanted: readonly string[]): readonly TreePack[] {
  let left = mostFound
  return tree.flatMap((pack): readonly TreePack[] => {
    const children = pack.children.flatMap((group): readonly TreeGroup[] => {
      const things = group.children.filter(({ words }) => wanted.every((word) => words.includes(word))).slice(0, left)
      left -= things.length
      return things.length === 0 ? [] : [{ ...group, children: things }]
    })
    return children.length === 0 ? [] : [{ ...pack, children }]
  })
}

/** The ids of a thing's parents: pack and group. */
export function pathTo(tree: readonly TreePack[], id: string): readonly string[] {
  for (const pack of tree)
    for (const group of pack.children) if (group.children.some((thing) => thing.id === id)) return [pack.id, group.id]
  return []
}

/** The next or previous thing in the order of the tree, also in another group of its pack; only things that the workbench opens. */
export function neighbour(tree: readonly TreePack[], id: string, step: 1 | -1): TreeThing | undefined {
  const pack = tree.find(({ children }) => children.some((group) => group.children.some((thing) => thing.id === id)))
  const things = (pack?.children ?? [])
    .flatMap(({ children }) => children)
    .filter(({ what }) => ['card', 'keyword', 'system'].includes(what))
  const at = things.findIndex((thing) => thing.id === id)
  return at < 0 ? undefined : things[at + step]
}
