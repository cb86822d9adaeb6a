/**
 * Cards whose type is defined by a pack on which their own pack does not depend: the message names that pack, in whatever order the packs are
 * loaded.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { newLoadMemory } from '../src/load-memory.ts'
import { groundOf, inLoadingOrder } from '../src/load-order.ts'
import { loadPacks } from '../src/load-packs.ts'
import { rulebooks } from './games.ts'
import { ally, hero, packWith, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { loadPack } = watchFindings()

const content = (path: string): string => readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8')
/** A pack that comes with the program; it contains only the chapter of one of its systems. */
const bringing = (id: string, system: string): PackFiles => ({
  'package.json': JSON.stringify({ name: `@questwright/${id}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
  [`systems/${system}.json`]: content(`${id}/systems/${system}.json`),
})
const campaigns = bringing('lcg-campaigns', 'campaign-cards')
const seafaring = bringing('lcg-seafaring', 'sailing')
const hobbit = bringing('lcg-the-hobbit-saga', 'baggins')

const mine = (facts: object, dependencies: object = {}): PackFiles =>
  packWith({
    'cards/new-card.json': JSON.stringify(facts),
    'package.json': JSON.stringify({ ...JSON.parse(wholePack['package.json'] as string), dependencies }),
  })
const ship = {
  type: 'ship-enemy',
  encounterSet: 'wet-meadows',
  engagementCost: 9,
  threat: 1,
  attack: 1,
  defense: 1,
  hitPoints: 1,
  quantity: 1,
}
const boon = { type: 'boon', sphere: 'neutral', cost: 1 }

/** The problems of the card if these packs are loaded; its own pack comes first. */
const said = (files: PackFiles, ...others: PackFiles[]) =>
  loadPacks([files, ...others], rulebooks)[0]
    ?.problems.filter(({ file }) => file === 'cards/new-card.json')
    .map(({ severity, code, remedy }) => ({ severity, code, remedy }))

describe('a card that uses words of a pack on which its own pack does not depend', () => {
  test.each([
    ['a ship', ship, 'type "ship-enemy"', 'lcg-seafaring'],
    ['a boon', boon, 'type "boon"', 'lcg-campaigns'],
    ['a burden', { ...boon, type: 'burden', encounterSet: 'wet-meadows' }, 'type "burden"', 'lcg-campaigns'],
    ['a campaign card', { type: 'campaign', sides: { A: {}, B: {} } }, 'type "campaign"', 'lcg-campaigns'],
  ])('%s is reported with the pack that defines its type', (_what, facts, type, pack) => {
    expect(said(mine(facts), campaigns, seafaring, hobbit)).toEqual([
      {
        severity: 'error',
        code: 'facts/unknown-type',
        remedy: `Add "@questwright/${pack}" to \`dependencies\` in package.json: that pack declares the ${type}.`,
      },
    ])
    expect(
      said(mine(facts, { [`@questwright/${pack}`]: '0.1.0' }), campaigns, seafaring, hobbit)?.filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([])
  })

  test('a fact or a sphere of that pack is reported in the same way, but the card loads', () => {
    expect(said(mine({ ...ally, subtype: 'boon' }), hobbit, campaigns)).toEqual([
      {
        severity: 'warning',
        code: 'facts/unknown-field',
        remedy: 'Add "@questwright/lcg-campaigns" to `dependencies` in package.json: that pack reads `subtype`.',
      },
    ])
    expect(said(mine({ ...hero, sphere: 'baggins' }), hobbit, campaigns)).toEqual([
      {
        severity: 'warning',
        code: 'facts/value-of-another-pack',
        remedy: 'Add "@questwright/lcg-the-hobbit-saga" to `dependencies` in package.json: that pack declares it.',
      },
    ])
    const standing = { '@questwright/lcg-campaigns': '0.1.0', '@questwright/lcg-the-hobbit-saga': '0.1.0' }
    expect(said(mine({ ...ally, sphere: 'baggins', subtype: 'boon' }, standing), hobbit, campaigns)).toEqual([])
    // a sphere that no pack defines is allowed
    expect(said(mine({ ...hero, sphere: 'wanderers' }), hobbit, campaigns)).toEqual([])
  })

  test('a word that no pack defines is reported with the usual message', () => {
    expect(said(mine({ ...boon, type: 'constructor' }), campaigns)?.[0]?.remedy).toMatch(/^Write "type": one of/)
    expect(said(mine(boon))?.[0]?.remedy).toMatch(/Write "type": one of/)
  })

  test('is checked again when such a pack is added, also if the result of loading is remembered', () => {
    const memory = newLoadMemory()
    const files = mine(boon)
    const [loaded] = loadPacks([campaigns], rulebooks)
    const others = loaded?.bundle ? [loaded.bundle] : []
    const remedies = (around: typeof others) =>
      loadPack(files, rulebooks, memory, around).problems.flatMap(({ code, remedy }) => (code === 'facts/unknown-type' ? [remedy] : []))
    expect(remedies([])[0]).toMatch(/^(Did you|Write)/)
    expect(remedies(others)[0]).toMatch(/^Add "@questwright\/lcg-campaigns"/)
    expect(groundOf(files, others)).not.toBe(groundOf(files, []))
  })

  test('packs with systems are loaded first; if two packs have one id, the one that was first stays first', () => {
    const order = (...packs: PackFiles[]) => inLoadingOrder(packs, (one) => one)
    const files = mine(boon)
    expect(order(files, campaigns)).toEqual([campaigns, files])
    const copy = { 'package.json': campaigns['package.json'] as string }
    expect(order(copy, files, campaigns)).toEqual([copy, files, campaigns])
  })
})
