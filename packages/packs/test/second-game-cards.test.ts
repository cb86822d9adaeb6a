/** What the cards of the trading card game print: kinds, sides and cultures, in all packs of the game here. */
import { readdirSync, readFileSync } from 'node:fs'
import { tcgRulebook } from '@questwright/tcg/rulebook'
import { describe, expect, test } from 'vitest'

interface Facts {
  readonly type: string
  readonly side?: string
  readonly culture?: string
  readonly twilight?: number
  readonly site?: number
  readonly keywords?: readonly string[]
}

const { types } = tcgRulebook
const FREE_PEOPLES = ['dwarven', 'elven', 'gandalf', 'gollum', 'gondor', 'rohan', 'shire']
const SHADOW = ['dunland', 'gollum', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron']

const root = new URL('../../../', import.meta.url)
const folders = [
  ...readdirSync(new URL('content', root))
    .filter((folder) => folder.startsWith('tcg-') && readdirSync(new URL(`content/${folder}`, root)).includes('cards'))
    .map((folder) => `content/${folder}/cards`),
  'packages/testkit/fixtures/tcg-rules/cards',
]
/** The cards of all packs of the game here. */
const cards = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file: `${folder}/${file}`, facts: JSON.parse(readFileSync(new URL(`${folder}/${file}`, root), 'utf8')) as Facts })),
)
const printable = (type: string): readonly string[] => [...(types[type]?.must ?? []), ...(types[type]?.may ?? [])]
const NEUTRAL = ['site', 'ring']

describe('kinds of cards', () => {
  test('[TCG-CARDS-KINDS-1] a card is a site, the One Ring, or has one of two sides', () => {
    for (const [type, { must = [] }] of Object.entries(types))
      if (NEUTRAL.includes(type)) expect(printable(type)).not.toContain('side')
      else expect([type, must]).toEqual([type, expect.arrayContaining(['side'])])
    expect(tcgRulebook.facts.side).toMatchObject({ holds: 'one-of', words: ['free-peoples', 'shadow'] })
    expect(cards.length).toBeGreaterThan(100)
    for (const { file, facts } of cards)
      expect([file, facts.side]).toEqual([
        file,
        NEUTRAL.includes(facts.type) ? undefined : expect.stringMatching(/^(free-peoples|shadow)$/),
      ])
  })

  test('[TCG-CARDS-RING-1] the One Ring has a type of its own, no side and no twilight cost', () => {
    expect(types.ring?.name).toBe('The One Ring')
    for (const fact of ['side', 'twilight', 'culture']) expect(printable('ring')).not.toContain(fact)
    const rings = cards.filter(({ facts }) => facts.type === 'ring')
    expect(rings.length).toBeGreaterThan(1)
    for (const { facts } of rings) expect([facts.side, facts.twilight]).toEqual([undefined, undefined])
  })

  test('[TCG-CARDS-SANCTUARY-1] sanctuaries have the numbers 3 and 6', () => {
    const sanctuaries = cards.filter(({ facts }) => facts.keywords?.includes('Sanctuary'))
    expect(new Set(sanctuaries.map(({ facts }) => `${facts.type} ${facts.site}`))).toEqual(new Set(['site 3', 'site 6']))
  })
})

describe('cultures', () => {
  const used = (side: string): ReadonlySet<unknown> =>
    new Set(cards.filter(({ facts }) => facts.side === side).map(({ facts }) => facts.culture))

  test('[TCG-CULTURES-FP-1][TCG-CULTURES-SHADOW-1] cards have the cultures of their side', () => {
    expect(tcgRulebook.facts.culture).toMatchObject({ words: expect.arrayContaining([...FREE_PEOPLES, ...SHADOW]) })
    for (const culture of used('free-peoples')) expect(FREE_PEOPLES).toContain(culture)
    for (const culture of used('shadow')) expect(SHADOW).toContain(culture)
    expect([used('free-peoples').has('gollum'), used('shadow').has('gollum')]).toEqual([true, true])
  })

  test('[TCG-CULTURES-NONE-1] sites and the One Ring have no culture, and all other cards have one', () => {
    for (const type of NEUTRAL) expect(printable(type)).not.toContain('culture')
    for (const { file, facts } of cards) expect([file, facts.culture !== undefined]).toEqual([file, !NEUTRAL.includes(facts.type)])
  })
})

describe('the starter decks of The Return of the King', () => {
  interface Line {
    readonly title: string
    readonly type: string
    readonly side?: string
    readonly site?: number
    readonly quantity: number
  }
  const file = new URL('fixtures/return-of-the-king.json', import.meta.url)
  const lists = JSON.parse(readFileSync(file, 'utf8')) as { readonly [deck: string]: readonly Line[] }
  const count = (lines: readonly Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

  test.each(['aragorn', 'eomer'])('[TCG-CARDS-STARTERTYPES-1] %s: no ally and no artifact among its cards', (deck) => {
    const lines = lists[deck] ?? []
    for (const { type } of lines) expect(Object.keys(types)).toContain(type)
    for (const type of ['ally', 'artifact']) expect([type, count(lines.filter((line) => line.type === type))]).toEqual([type, 0])
    expect(lines.filter(({ type }) => type === 'site').map(({ site }) => site)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    // Frodo and the Ring are apart from the two halves
    const half = (side: string): number => count(lines.filter((line) => line.side === side && line.title !== 'Frodo'))
    expect([half('free-peoples'), half('shadow')]).toEqual([31, 31])
    expect(Math.max(...lines.map(({ quantity }) => quantity))).toBe(4)
  })

  test('have the cards with which they begin', () => {
    const titles = (deck: string): readonly string[] => (lists[deck] ?? []).map(({ title }) => title)
    expect(titles('eomer')).toEqual(expect.arrayContaining(['Rohirrim Guard', 'Éomer', 'Frodo', 'The One Ring']))
    expect(titles('aragorn')).toEqual(expect.arrayContaining(['Targon', 'Madril', 'Frodo', 'The One Ring']))
  })
})
