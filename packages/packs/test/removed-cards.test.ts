/** Removed cards: what decks, checks and pack comparisons report about them. */
import { expect, test } from 'vitest'
import type { PackBundle } from '../src/bundle.ts'
import { checkDeck, deckCatalogue } from '../src/deck.ts'
import { diffPacks } from '../src/diff-packs.ts'
import { withReplacements } from '../src/removed-cards.ts'
import { rulebooks } from './games.ts'
import { packWith, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const manifest = (removed: object, version = '0.2.0') => ({
  'package.json': JSON.stringify({ name: '@you/wet-meadows', version, questwright: { game: 'lcg', api: 1, removed } }),
})
const removed = {
  'old-ferryman': { title: 'Old Ferryman', since: '0.2.0', why: 'He drowned.', replacedBy: 'ferryman' },
  'older-ferryman': { title: 'Older Ferryman', since: '0.1.0', replacedBy: 'old-ferryman' },
  'salt-pan': { title: 'Salt Pan', since: '0.2.0' },
}
const load = (files: { readonly [path: string]: string }): PackBundle => {
  const { bundle, problems } = loadPack(files, rulebooks)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return bundle as PackBundle
}
const deck = (cards: { readonly [code: string]: number }) =>
  ({ format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['odo-miller'], cards }) as const

test('a deck with a replaced card is legal, is dealt with the new card, and this is reported', () => {
  const bundle = load(packWith(manifest(removed)))
  const findings = checkDeck(deck({ 'older-ferryman': 1, ferryman: 1 }), deckCatalogue([bundle], rulebooks), 'wet-meadows')
  expect(findings).toMatchObject([
    {
      severity: 'warning',
      code: 'deck/replaced-card',
      message:
        'Older Ferryman (wet-meadows:older-ferryman) is not in wet-meadows any more since version 0.1.0; wet-meadows:ferryman replaces it.',
    },
  ])
  const dealt = withReplacements(deck({ 'older-ferryman': 1, ferryman: 1 }), 'wet-meadows', [bundle])
  expect(dealt.deck.cards).toEqual({ 'wet-meadows:ferryman': 1, ferryman: 1 })
  expect(dealt.replaced.map(({ title }) => title)).toEqual(['Older Ferryman'])
})

test('a card that was removed without a replacement is reported with its title', () => {
  const bundle = load(packWith(manifest(removed)))
  expect(checkDeck(deck({ 'salt-pan': 1 }), deckCatalogue([bundle], rulebooks), 'wet-meadows')).toMatchObject([
    {
      severity: 'error',
      code: 'deck/removed-card',
      message: 'Salt Pan (wet-meadows:salt-pan) is not in wet-meadows any more since version 0.2.0.',
    },
  ])
})

test('a deck without removed cards stays the same object', () => {
  const bundle = load(packWith(manifest(removed)))
  const one = deck({ ferryman: 3 })
  expect(withReplacements(one, 'wet-meadows', [bundle]).deck).toBe(one)
})

test('a slug cannot both exist and be removed, and a replacement must exist', () => {
  expect(loadPack(packWith(manifest({ ferryman: { title: 'Ferryman', since: '0.2.0' } })), rulebooks).problems).toMatchObject([
    { code: 'manifest/removed-and-there', severity: 'error', message: expect.stringContaining('cards/allies/ferryman.json') },
  ])
  const lost = load(packWith(manifest({ gone: { title: 'Gone', since: '0.2.0', replacedBy: 'never-was' } })))
  expect(checkPacks([lost], rulebooks).map(({ code }) => code)).toContain('reference/unknown-card')
})

test('circular replacements end', () => {
  const bundle = load(
    packWith(manifest({ a: { title: 'A', since: '0.2.0', replacedBy: 'b' }, b: { title: 'B', since: '0.2.0', replacedBy: 'a' } })),
  )
  expect(withReplacements(deck({ a: 1 }), 'wet-meadows', [bundle]).replaced).toEqual([])
})

test('a comparison names the replacement of a card, and lists cards that disappeared without an entry', () => {
  const { 'cards/allies/ferryman.json': _gone, ...others } = wholePack
  const before = load(wholePack)
  const silent = loadPack(others, rulebooks).bundle as PackBundle
  expect(diffPacks(before, silent, rulebooks).forgotten).toEqual(['ferryman'])
  const told = loadPack(
    { ...others, ...manifest({ ferryman: { title: 'Ferryman', since: '0.2.0', replacedBy: 'odo-miller' } }) },
    rulebooks,
  ).bundle as PackBundle
  const diff = diffPacks(before, told, rulebooks)
  expect(diff.forgotten).toEqual([])
  expect(diff.changes.map(({ sentence }) => sentence)).toContain('Gone: Ferryman (ally); Odo Miller replaces it.')
})

test('the kinds and languages in the manifest must match the files of the pack', () => {
  const write = (questwright: object) =>
    loadPack(
      packWith({
        'package.json': JSON.stringify({
          name: '@you/wet-meadows',
          version: '0.1.0',
          questwright: { game: 'lcg', api: 1, ...questwright },
        }),
      }),
      rulebooks,
    ).problems
  expect(write({ kinds: ['decks', 'keywords', 'scenarios', 'player-cards', 'encounter-cards'], languages: ['en'] })).toEqual([])
  expect(write({ kinds: ['decks'], languages: ['de'] }).map(({ code, severity }) => [code, severity])).toEqual([
    ['manifest/kinds', 'warning'],
    ['manifest/languages', 'warning'],
  ])
})
