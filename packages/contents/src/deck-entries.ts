/** The decks of a workspace as entries of the list. */
import { groupOf, placeIn, type SearchCard, sizeOf, sumOfDeck } from '@questwright/editing'
import { beginningCodes, checkDeck, codesOfDeck, type DeckFinding, fullCode } from '@questwright/packs/browser'
import type { DeckFacts, PackOutline, Problem } from '@questwright/packs/types'
import { readable } from '@questwright/rulebook'
import type { PacksAnswer } from '@questwright/workshop/page'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import type { DeckPool } from './deck-pool.ts'

export interface DeckEntry {
  readonly code: string
  readonly pack: string
  readonly slug: string
  readonly title: string
  readonly path: string
  /** Absent while the file is invalid. */
  readonly deck: DeckFacts | undefined
  /** The starting cards. */
  readonly begins: readonly { readonly code: string; readonly card: SearchCard | undefined }[]
  readonly size: number
  /** The sum that the game computes over the starting cards. */
  readonly sum: number
  /** The deck groups of its cards. */
  readonly groups: readonly string[]
  readonly findings: readonly DeckFinding[]
  /** Problems of the file. */
  readonly problems: readonly Problem[]
}

export interface DecksOfPack {
  readonly pack: string
  readonly decks: readonly DeckEntry[]
}

const slugOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.json$/, '')

/** The name of a deck: its title in the texts, else the name in its file, else its slug. */
function deckTitle(bundle: PackOutline | undefined, slug: string): string {
  const titles = bundle?.text.en?.decks
  const title = titles && Object.hasOwn(titles, slug) ? titles[slug]?.title : undefined
  return title ?? bundle?.decks[slug]?.name ?? readable(slug)
}

/** All decks by pack, including those with invalid files. Packs without a deck have an empty list. */
export function decksOf(answer: PacksAnswer, pool: DeckPool): readonly DecksOfPack[] {
  const bundles = answer.packs.flatMap((one) => one.bundle ?? [])
  return answer.packs.map(({ pack, bundle, files, problems }) => {
    const id = bundle?.id ?? pack
    const rulebook = rulebookIn(bundle, bundles)
    const { values } = rulebook.cardLists.groups
    const decks = files
      .filter(({ path }) => path.startsWith('decks/') && path.endsWith('.json'))
      .map(({ path }) => {
        const slug = slugOf(path)
        const deck = bundle && Object.hasOwn(bundle.decks, slug) ? bundle.decks[slug] : undefined
        const begins = (deck === undefined ? [] : beginningCodes(deck, rulebook)).map((code) => ({
          code: fullCode(code, id),
          card: pool.byCode.get(fullCode(code, id)),
        }))
        const cards = (deck === undefined ? [] : codesOfDeck(deck)).map((code) => pool.byCode.get(fullCode(code, id)))
        return {
          code: `${id}:${slug}`,
          pack,
          slug,
          title: deckTitle(bundle, slug),
          path,
          deck,
          begins,
          size: deck ? sizeOf(deck, rulebook) : 0,
          sum: deck ? sumOfDeck(deck, (code) => pool.byCode.get(code), id, rulebook) : 0,
          groups: [
            ...new Set([...begins.map(({ card }) => card), ...cards].flatMap((card) => (card && groupOf(card, rulebook)) ?? [])),
          ].sort((one, other) => placeIn(values, one) - placeIn(values, other) || (one < other ? -1 : 1)),
          findings: deck ? checkDeck(deck, pool.catalogue, id) : [],
          problems: problems.filter(({ file }) => file === path),
        }
      })
      .sort((one, other) => one.title.localeCompare(other.title, 'en'))
    return { pack, decks }
  })
}
