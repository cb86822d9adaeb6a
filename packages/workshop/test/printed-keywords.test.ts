/** Each keyword that the check accepts also works in a game, whatever characters its name contains. */
import { checkPacks, loadPacks, type PackBundle, type PackFiles, readKeyword, slugIsWellFormed } from '@questwright/packs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rulebooks } from '../src/page/rulebooks.ts'
import { runPackScenes } from '../src/scenes/run-pack-scenes.ts'

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)

const letter = fc.constantFrom(..."abzABZ019éÉñÑçİıßœ'’`´-–_ .()&!:/\u00a0\u0301")
/** Names that give different slugs, from words with letters that occur in titles. */
const names: readonly string[] = [
  ...new Map(
    [
      "King's Hunt",
      'Éowyn’s Ride',
      'Guarded (beast)',
      'Battle-Hardened',
      'McHunt',
      'Ñandú',
      'toString',
      'Hunt',
      'Hunt & Gather',
      ...fc.sample(fc.array(letter, { minLength: 1, maxLength: 12 }), { seed: 33, numRuns: 80 }).map((letters) => letters.join('')),
    ].map((name) => [readKeyword(`${name} 2`).slug, name]),
  ).values(),
].filter((name) => slugIsWellFormed(readKeyword(`${name} 2`).slug))

/** A pack with a keyword and a card for each name. @param by the number that each keyword adds to the attack of its card */
function hostilePack(id: string, by: number): PackFiles {
  const cards = names.map((name, i) => ({ name, card: `wolf-${i}`, slug: readKeyword(`${name} 2`).slug }))
  return {
    'package.json': json({
      name: `@${id}/hunt`,
      version: '0.1.0',
      description: 'A made-up pack.',
      license: 'CC0-1.0',
      questwright: { game: 'lcg', api: 2 },
    }),
    ...Object.fromEntries(
      cards.flatMap(({ name, card, slug }) => [
        [`keywords/${slug}.json`, json({ number: 'required' })],
        [
          `keywords/${slug}.ts`,
          `import { keyword, modifier } from '@questwright/lcg'\n\nexport default keyword('${slug}', [modifier('attack', { by: ({ number }) => number * ${by} })])\n`,
        ],
        [
          `cards/${card}.json`,
          json({
            type: 'enemy',
            traits: [],
            keywords: [`${name} 2`],
            engagementCost: 30,
            threat: 2,
            attack: 1,
            defense: 1,
            hitPoints: 5,
            quantity: 1,
            encounterSet: 'wolves',
          }),
        ],
        [
          `cards/${card}.ts`,
          `import { card, modifier } from '@questwright/lcg'\n\nexport default card('${card}', [modifier('threat', { on: 'self', when: ({ self }) => self.prints(${JSON.stringify(name)}), by: 100 })])\n`,
        ],
        [
          `cards/${card}.scene.ts`,
          `import { scene } from '@questwright/testkit'\n\nscene('It acts', { staging: ['${card}'] }, (t) => {\n  t.sees({ '${card}.attack': ${1 + 2 * by}, '${card}.threat': 102 }).isAt('3.2')\n})\n`,
        ],
      ]),
    ),
    'text/en.json': json({
      cards: Object.fromEntries(cards.map(({ card }) => [card, { title: card }])),
      keywords: Object.fromEntries(cards.map(({ slug, name }) => [slug, { title: name, text: 'Hunts.' }])),
      encounterSets: { wolves: { title: 'Wolves' } },
    }),
  }
}

const load = (...packs: readonly PackFiles[]): PackBundle[] => {
  const loaded = loadPacks(packs, rulebooks)
  expect(loaded.flatMap(({ problems }) => problems)).toEqual([])
  return loaded.map(({ bundle }) => bundle as PackBundle)
}

describe.each([
  ['one pack', [hostilePack('ann', 10)]],
  ['two packs with the same keywords', [hostilePack('ann', 10), hostilePack('bob', 20)]],
] as const)('%s', (_, files) => {
  const packs = load(...files)

  test('is accepted by the check', () => {
    expect(names.length).toBeGreaterThan(40)
    expect(checkPacks(packs, rulebooks).filter(({ severity, code }) => severity === 'error' || /keyword|^name\//.test(code))).toEqual([])
  })

  test.each(['native', 'quickjs'] as const)('has keywords that work (%s)', async (kind) => {
    const { problems, results } = await runPackScenes({ kind, packs, tested: packs.map(({ id }) => id), waysOf: () => ['straight'] })
    expect(problems).toEqual([])
    expect(results.filter(({ status }) => status !== 'passed').map(({ pack, file, message }) => [pack, file, message])).toEqual([])
    expect(results).toHaveLength(names.length * packs.length)
  })
})
