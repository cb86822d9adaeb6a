/**
 * The competitive game for the kernel's tests: its ruleset is that of packages/duel, and its cards are those of the duel's pack among the
 * fixtures of the testkit. They are imported by path, because a dependency of the kernel on a game would be a cycle.
 */
import { buildLibrary } from '../../../duel/src/library.ts'
import type { DuelScript } from '../../../duel/src/script.ts'
import type { CardDefinition, JsonObject, Library } from '../../src/index.ts'

export { duel, HOSTS } from '../../../duel/src/ruleset.ts'
export { attaches, bearer, handsOn } from '../../../duel/src/script.ts'
export { fighters, isShadow, rivals } from '../../../duel/src/table.ts'

declare global {
  interface ImportMeta {
    /** a function of Vite: it returns the default exports of the matching files */
    glob<Default>(files: readonly string[], options: { eager: true; import: 'default' }): { readonly [file: string]: Default }
  }
}

const pack = '../../../testkit/fixtures/duel-meadow'
const scripts = import.meta.glob<DuelScript>(
  ['../../../testkit/fixtures/duel-meadow/{cards,keywords}/*.ts', '!../../../testkit/fixtures/duel-meadow/{cards,keywords}/*.scene.ts'],
  { eager: true, import: 'default' },
)
const facts = import.meta.glob<JsonObject>(['../../../testkit/fixtures/duel-meadow/{cards,keywords}/*.json'], {
  eager: true,
  import: 'default',
})

function factsIn(folder: 'cards' | 'keywords'): { readonly [slug: string]: JsonObject } {
  const files = Object.entries(facts).filter(([file]) => file.startsWith(`${pack}/${folder}/`))
  return Object.fromEntries(files.map(([file, own]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), own]))
}

const content = {
  id: 'duel',
  cards: factsIn('cards'),
  keywords: factsIn('keywords'),
  scenarios: {},
  titles: {},
  scripts: Object.values(scripts),
}

/** All cards of the duel's pack, and these in addition. */
export function duelLibrary(more: readonly CardDefinition[] = []): Library {
  const { cards, keywords } = buildLibrary([content], ({ message }) => {
    throw new Error(message)
  })
  return { cards: new Map([...cards, ...more.map((card) => [card.code, card] as const)]), keywords }
}
