// @vitest-environment happy-dom
/** The dialog for a new game: its decks, rules and modes, also while its packs change. */
import type { PackBundle } from '@questwright/packs/types'
import { gameOf, packsFor } from '@questwright/workshop/game-choice'
import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { GameStatus } from '../src/header/game-status.tsx'
import { NewGameDialog } from '../src/start/new-game-dialog.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const scenario: ScenarioChoice = {
  ...{ code: 'ford:crossing', pack: 'ford', game: 'lcg', slug: 'crossing', title: 'The Crossing', text: undefined },
  ...{ setTitles: [], stages: 1, sets: [], ways: [1], shows: [], modes: ['standard', 'easy'] },
}

it('the dialog of a new game stays open if the pack is removed, and has no deck to begin with', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  render(around(<NewGameDialog scenario={scenario} bundles={[]} onClose={() => {}} />))
  expect(screen.getByRole('radio', { name: /^easy/i })).toBeTruthy()
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})

const pack = (id: string, more: Partial<PackBundle> = {}): PackBundle => ({
  ...{ format: 'questwright-pack', version: 1, id, name: `@you/${id}`, packVersion: '1.0.0', game: 'lcg', api: 1, dependencies: [] },
  ...{ hash: id, cards: {}, keywords: {}, scenarios: {}, decks: {}, text: {}, scripts: [], scenes: [], hashes: {} },
  ...more,
})
const snow = { snow: { about: 'How deep it lies.', of: 'table' } } as const
const rulesOf = (systems: { readonly [slug: string]: { readonly title: string; readonly text: string } }): PackBundle['text'] => ({
  en: { cards: {}, keywords: {}, encounterSets: {}, scenarios: {}, decks: {}, systems },
})

it('offers the optional rules of the packs, refuses two that exclude each other, and begins with the chosen ones', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  const cold = pack('cold', {
    systems: { winter: { rule: 'optional', counters: snow }, thaw: { rule: 'optional', counters: snow }, always: {} },
    text: rulesOf({
      winter: { title: 'Long Winter', text: 'Snow lies **deep**.' },
      thaw: { title: 'Early Thaw', text: 'Mud.' },
      always: { title: 'Always', text: 'Holds.' },
    }),
  })
  const icy = pack('icy', {
    systems: { frost: { rule: 'optional', counters: snow } },
    text: rulesOf({ frost: { title: 'Black Frost', text: 'Ice.' } }),
  })
  const ford = pack('ford')
  const bundles = [ford, cold, icy]
  render(around(<NewGameDialog scenario={scenario} bundles={bundles} onClose={() => {}} />))
  const group = screen.getByRole('group', { name: 'Optional rules' })
  expect([...group.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Black Frost',
    'Early Thaw',
    'Long Winter',
    'deep',
  ])
  expect(group.textContent).toContain('Cold')
  fireEvent.click(screen.getByRole('checkbox', { name: /Long Winter/ }))
  expect(screen.queryByText(/cannot be used together/)).toBeNull()
  // Black Frost belongs to another pack, so its counter of the same name is another counter
  fireEvent.click(screen.getByRole('checkbox', { name: /Black Frost/ }))
  expect(screen.queryByText(/cannot be used together/)).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: /Early Thaw/ }))
  expect(screen.getByText(/Early Thaw and Long Winter cannot be used together: both declare "snow" of `counters`/)).toBeTruthy()
  const rules = [{ code: 'cold:system/winter', pack: 'cold' }]
  const choice = { scenario, mode: 'standard', decks: [], seed: '1' }
  expect(gameOf({ ...choice, rules }).setup).toMatchObject({ rules: ['cold:system/winter'] })
  expect(gameOf(choice).setup).not.toHaveProperty('rules')
  expect(packsFor({ ...choice, rules }, bundles)).toEqual([ford, cold])
})

it('a deck that was chosen automatically does not exclude others: another deck with the same hero replaces it, and is then kept', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  const hero = { type: 'hero', unique: true, sphere: 'lore', threatCost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1 } as const
  const deck = (kind: 'starter' | 'custom') => ({ format: 'questwright-deck', version: 1, kind, heroes: ['halla'], cards: {} }) as const
  const cards = { halla: hero } as unknown as PackBundle['cards']
  const words = { cards: { halla: { title: 'Halla' } }, keywords: {}, encounterSets: {}, scenarios: {} }
  const ford = pack('ford', {
    cards,
    decks: { first: deck('starter'), mine: deck('custom') },
    text: { en: { ...words, decks: { first: { title: 'First' }, mine: { title: 'Mine' } } } },
  })
  render(around(<NewGameDialog scenario={scenario} bundles={[ford]} onClose={() => {}} />))
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const boxes = () => [box(/First/), box(/Mine/)].map(({ checked, disabled }) => ({ checked, disabled }))
  expect(boxes()).toEqual([
    { checked: true, disabled: false },
    { checked: false, disabled: false },
  ])
  fireEvent.click(box(/Mine/))
  expect(boxes()).toEqual([
    { checked: false, disabled: true },
    { checked: true, disabled: false },
  ])
})

it('chooses the first deck of packs that were read after the dialog was opened', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  const hero = { type: 'hero', unique: true, sphere: 'lore', threatCost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1 } as const
  const ford = pack('ford', {
    cards: { halla: hero } as unknown as PackBundle['cards'],
    decks: { first: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['halla'], cards: {} } },
    text: {
      en: {
        cards: { halla: { title: 'Halla' } },
        keywords: {},
        encounterSets: {},
        scenarios: {},
        decks: { first: { title: 'First' } },
      },
    },
  })
  const dialog = (bundles: readonly PackBundle[]) => around(<NewGameDialog scenario={scenario} bundles={bundles} onClose={() => {}} />)
  const { rerender } = render(dialog([]))
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  rerender(dialog([ford]))
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /First/ })
  expect(box.checked).toBe(true)
  // a rule that a person has unchecked stays unchecked
  fireEvent.click(box)
  rerender(dialog([{ ...ford }]))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /First/ }).checked).toBe(false)
})

it('lets two players use the same deck if the game allows it, and not otherwise', () => {
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  const words = { cards: { guard: { title: 'Guard' } }, keywords: {}, encounterSets: {}, scenarios: {}, decks: { mine: { title: 'Mine' } } }
  const meadow = pack('meadow', {
    game: 'duel',
    cards: { guard: { type: 'fighter', side: 'white', strength: 3, vitality: 3 } } as unknown as PackBundle['cards'],
    decks: { mine: { format: 'questwright-deck', version: 1, kind: 'starter', heroes: ['guard'], cards: {} } },
    text: { en: words },
  })
  const duel = { ...scenario, code: 'meadow:open', pack: 'meadow', game: 'duel', modes: ['standard'] }
  render(around(<NewGameDialog scenario={duel} bundles={[meadow]} onClose={() => {}} />))
  // the pack has only one deck, which is used for both seats
  expect(screen.getByText('Seats 1 and 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mine for one more seat' }))
  expect(screen.getByText('Seats 1, 2 and 3')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: /Mine/ }))
  expect(screen.queryByText(/^Seats/)).toBeNull()
  expect(screen.getByText('Choose 2 decks or more.')).toBeTruthy()
  cleanup()

  const hero = { type: 'hero', unique: true, sphere: 'lore', threatCost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 1 } as const
  const ford = pack('ford', {
    cards: { halla: hero } as unknown as PackBundle['cards'],
    decks: meadow.decks.mine ? { mine: { ...meadow.decks.mine, heroes: ['halla'] } } : {},
    text: { en: { ...words, cards: { halla: { title: 'Halla' } } } },
  })
  render(around(<NewGameDialog scenario={scenario} bundles={[ford]} onClose={() => {}} />))
  expect(screen.getByText('Seat 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /one more seat/ })).toBeNull()
})

it('shows the words of a mode that two packs define: those of the pack of the scenario', () => {
  const hunt = (id: string, name: string) =>
    pack(id, { systems: { hunt: { modes: { wild: { name, text: `${name} it is.`, when: 'always' } } } } })
  const bundles = [hunt('one', 'Wild'), hunt('two', 'Savage')]
  const ofTwo = { ...scenario, code: 'two:chase', pack: 'two', slug: 'chase', modes: ['standard', 'wild'] }
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  render(around(<NewGameDialog scenario={ofTwo} bundles={bundles} onClose={() => {}} />))
  expect(screen.getByRole('group', { name: 'Mode' }).textContent).toContain('SavageSavage it is.')
  expect(screen.queryByText('wild')).toBeNull()
  cleanup()

  const headerIn = (mode: string) => {
    const { setup } = gameOf({ scenario: ofTwo, mode, decks: [], seed: '1' })
    const at = tableAt({ codeOf: () => undefined, open: () => {} }, { packs: bundles, setup })
    const { container } = render(at.around(<GameStatus />))
    return container.querySelector('.st-wide-only')?.textContent
  }
  expect(headerIn('wild')).toBe('Savage, one-handed')
  // the terminal accepts the name with its pack too
  expect(headerIn('one:wild')).toBe('Wild, one-handed')
})

it('names the pack of decks and scenarios with the same title, and of no others', () => {
  const deck = { format: 'questwright-deck', version: 1, kind: 'starter', heroes: [], cards: {} } as const
  const words = { cards: {}, keywords: {}, encounterSets: {}, scenarios: {} }
  const withDecks = (id: string, decks: { readonly [slug: string]: string }) =>
    pack(id, {
      decks: Object.fromEntries(Object.keys(decks).map((slug) => [slug, deck])),
      text: { en: { ...words, decks: Object.fromEntries(Object.entries(decks).map(([slug, title]) => [slug, { title }])) } },
    })
  const bundles = [withDecks('one', { hunters: 'Hunters', again: 'Twice', twice: 'Twice' }), withDecks('two', { hunters: 'Hunters' })]
  const chase = (id: string): ScenarioChoice => ({ ...scenario, code: `${id}:chase`, pack: id, slug: 'chase', title: 'The Chase' })
  const others = { scenarios: [chase('one'), chase('two'), scenario], onScenario: () => {} }
  const { around } = tableAt({ codeOf: () => undefined, open: () => {} })
  render(around(<NewGameDialog scenario={chase('one')} others={others} bundles={bundles} onClose={() => {}} />))
  const decks = screen.getByRole('group', { name: /^Decks/ })
  expect([...decks.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Hunters (One)',
    'Hunters (Two)',
    'Twice',
    'Twice',
  ])
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'The Chase (One)',
    'The Chase (Two)',
    'The Crossing',
  ])
})
