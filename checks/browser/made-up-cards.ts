/** Invented cards as tables of DragnCards, and workspaces full of them, to measure large collections. The same arguments give the same cards. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPackFolder } from '@questwright/packs'

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')

const columns = [
  'databaseId',
  'name',
  'imageUrl',
  'cardBack',
  'type',
  'packName',
  'deckbuilderQuantity',
  'numberInPack',
  'encounterSet',
  'unique',
  'sphere',
  'traits',
  'keywords',
  'cost',
  'side',
  'engagementCost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'questPoints',
  'text',
] as const

const first = [
  'Grey',
  'Amber',
  'Silent',
  'Hollow',
  'Northern',
  'Broken',
  'Lantern',
  'Winter',
  'Salt',
  'Copper',
  'Windy',
  'Drowned',
  'Merry',
]
const second = ['Warden', 'Ferry', 'Beacon', 'Orchard', 'Rider', 'Gate', 'Mill', 'Harper', 'Fen', 'Tower', 'Hound', 'Bridge', 'Keeper']
const traits = ['Archer.', 'Ranger.', 'Scout.', 'Wetland.', 'Beast.', 'Signal.', 'Craft.']
const spheres = ['Leadership', 'Tactics', 'Spirit', 'Lore', 'Neutral']
const types = ['Ally', 'Attachment', 'Event', 'Enemy', 'Location', 'Treachery'] as const

/** A generator of numbers from 0 to 1 that gives the same sequence for the same seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * The table of one pack.
 * @param seed a different seed gives different cards with different ids
 */
function madeUpTable(cards: number, seed: number): string {
  const chance = chances(seed)
  const upTo = (most: number) => Math.floor(chance() * (most + 1))
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length - 1)] as Value
  const rows = Array.from({ length: cards }, (_, index): Partial<Record<(typeof columns)[number], string | number>> => {
    const type = types[index % types.length] as (typeof types)[number]
    const isPlayer = type === 'Ally' || type === 'Attachment' || type === 'Event'
    const fights = type === 'Ally' || type === 'Enemy'
    return {
      databaseId: `${hex(seed, 8)}-0000-4000-8000-${hex(index + 1, 12)}`,
      name: `${oneOf(first)} ${oneOf(second)} ${index + 1}`,
      cardBack: isPlayer ? 'player' : 'encounter',
      type,
      packName: `Made up ${seed}`,
      deckbuilderQuantity: 1 + upTo(2),
      numberInPack: index + 1,
      side: 'A',
      traits: `${oneOf(traits)} ${oneOf(traits)}`,
      text: 'Action: Exhaust it to look at the top card of your deck. Then, shuffle it.',
      ...(isPlayer ? { sphere: oneOf(spheres), cost: upTo(5) } : { encounterSet: `Made up ${seed}` }),
      ...(fights ? { attack: upTo(4), defense: upTo(3), hitPoints: 1 + upTo(5) } : {}),
      ...(type === 'Ally' ? { willpower: upTo(3) } : {}),
      ...(type === 'Enemy' ? { engagementCost: 10 + upTo(40), threat: 1 + upTo(4) } : {}),
      ...(type === 'Location' ? { threat: 1 + upTo(4), questPoints: 1 + upTo(7) } : {}),
    }
  })
  return `${[columns.join('\t'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'))].join('\n')}\n`
}

/**
 * Adds packs of imported cards to a workspace that has the Core Set. One table is imported; the other packs are copies of that pack with other ids.
 * The first has the deck `made-up-1:all` and depends on all of them, so that the deck can contain their cards.
 */
export function fillWithImports(workspace: string, { packs, cards }: { readonly packs: number; readonly cards: number }): void {
  const table = join(workspace, 'cards.tsv')
  writeFileSync(table, madeUpTable(cards, 1))
  const first = join(workspace, packOf(1))
  const parts = ['import', table, '--new-pack', 'Made up 1', '--folder', first, '--packs', workspace, '--json']
  execFileSync(process.execPath, ['scripts/run.mjs', 'qw', ...parts], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] })
  const files = Object.entries(readPackFolder(first))
  for (let pack = 2; pack <= packs; pack++) {
    const other = (text: string) => text.replaceAll(packOf(1), packOf(pack)).replaceAll(hex(1, 8), hex(pack, 8))
    for (const [path, text] of files) write(join(workspace, packOf(pack), other(path)), other(text))
  }
  const manifest = readJson(join(first, 'package.json')) as { readonly name: string; readonly dependencies: object }
  const others = Array.from({ length: packs - 1 }, (_, index) => [manifest.name.replace(packOf(1), packOf(index + 2)), '0.1.0'])
  writeJson(join(first, 'package.json'), { ...manifest, dependencies: { ...manifest.dependencies, ...Object.fromEntries(others) } })
  writeJson(join(first, 'decks', 'all.json'), { format: 'questwright-deck', version: 1, kind: 'custom', heroes: [], cards: {} })
  const words = readJson(join(first, 'text', 'en.json')) as { readonly decks: object }
  writeJson(join(first, 'text', 'en.json'), { ...words, decks: { ...words.decks, all: { title: 'All that there is' } } })
}

/** The id of the pack with this number. */
export const packOf = (number: number): string => `made-up-${number}`

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, value: unknown): void => write(file, `${JSON.stringify(value, null, 2)}\n`)

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
