/** Every sentence that describes a difference between two versions of a pack, and the new version number that the difference requires. */
import { describe, expect, it } from 'vitest'
import { adviceFor, type PackBundle, diffPacks as plainDiffPacks } from '../src/index.ts'
import { rulebooks } from './games.ts'
import { watched } from './watched-findings.ts'

const diffPacks = watched(plainDiffPacks)

/** The parts of a bundle that can lead to differences. */
interface Made {
  readonly id: string
  readonly api: number
  readonly dependencies: readonly string[]
  readonly cards: object
  readonly keywords: object
  readonly scenarios: object
  readonly decks: object
  readonly campaigns: object
  readonly systems: object
  readonly removed: object
  readonly scripts: readonly object[]
  readonly text: object
}

const hound = {
  type: 'enemy',
  encounterSet: 'fen',
  threat: 2,
  traits: ['Creature', 'Hound'],
  sides: { A: { attack: 2 }, B: { attack: 3 } },
}
const base: Made = {
  id: 'fen',
  api: 1,
  dependencies: [],
  cards: { hound, bank: { type: 'location', encounterSet: 'fen', unique: false } },
  keywords: { mired: { number: 'none' } },
  scenarios: { crossing: { quest: ['way'], encounterSets: ['fen'] } },
  decks: { scouts: { heroes: ['ada'], cards: { rope: 2 }, notes: 'For the fen.' } },
  campaigns: { marsh: { scenarios: [{ name: 'Crossing', scenario: 'crossing' }], rules: [] } },
  systems: { mud: { counters: { depth: { name: 'Depth' } }, tokens: {} } },
  removed: {},
  scripts: [
    { kind: 'rule', slug: 'mist', path: 'rules/mist.ts', code: 'one' },
    { kind: 'system', slug: 'mud', path: 'systems/mud.ts', code: 'one' },
    { kind: 'library', slug: 'dig', path: 'lib/dig.ts', code: 'one' },
    { kind: 'keyword', slug: 'mired', path: 'keywords/mired.ts', code: 'one' },
    { kind: 'scenario', slug: 'crossing', path: 'scenarios/crossing.ts', code: 'one' },
  ],
  text: {
    en: {
      cards: { hound: { title: 'Mire Hound', text: 'It barks.', flavour: 'Woof.' }, bank: { title: 'Reed Bank' } },
      keywords: { mired: { title: 'Mired' } },
      scenarios: { crossing: { title: 'The Crossing' } },
      decks: { scouts: { title: 'Scouts' } },
      campaigns: { marsh: { title: 'The Marsh' } },
      systems: { mud: { title: 'Mud' } },
      rules: { mist: { title: 'Mist' } },
      encounterSets: { fen: { title: 'The Fen' } },
    },
  },
}
type Section = 'cards' | 'keywords' | 'scenarios' | 'decks' | 'campaigns' | 'systems'

const bundle = (made: Made): PackBundle => ({ game: 'lcg', packVersion: '1.0.0', ...made }) as unknown as PackBundle
/** The base bundle with one part changed; undefined removes the part. */
const withPart = (section: Section, slug: string, value: object | undefined): Made => {
  const { [slug]: _, ...rest } = base[section] as { readonly [slug: string]: object }
  return { ...base, [section]: value ? { ...rest, [slug]: value } : rest }
}
const withScripts = (change: (script: { readonly kind: string; readonly code: string }) => object | undefined): Made => ({
  ...base,
  scripts: base.scripts.flatMap((script) => change(script as never) ?? []),
})
const withText = (section: string, slug: string, words: object): Made => {
  const { en } = base.text as { readonly en: { readonly [section: string]: object } }
  return { ...base, text: { en: { ...en, [section]: { ...en[section], [slug]: words } } } }
}
const said = (before: Made, after: Made) =>
  diffPacks(bundle(before), bundle(after), rulebooks).changes.map(({ weight, sentence }) => `${weight}: ${sentence}`)

/** A change of a pack, the sentences of its diff, and the sentences of the diff in the opposite direction. */
const cases: readonly (readonly [what: string, after: Made, said: readonly string[], back: readonly string[]])[] = [
  [
    'another name of the pack',
    { ...base, id: 'bog' },
    ['major: The pack is called bog, was fen: the codes of all its cards change.'],
    ['major: The pack is called fen, was bog: the codes of all its cards change.'],
  ],
  [
    'another script API',
    { ...base, api: 2 },
    ['major: The pack is written for script API 2, was 1.'],
    ['major: The pack is written for script API 1, was 2.'],
  ],
  [
    'a new dependency',
    { ...base, dependencies: ['moor'] },
    ['minor: It depends on the pack moor now.'],
    ['patch: It no longer depends on the pack moor.'],
  ],
  ['a card', withPart('cards', 'bank', undefined), ['major: Gone: Reed Bank (location).'], ['minor: New: Reed Bank (location).']],
  [
    'a card that was replaced',
    { ...withPart('cards', 'bank', undefined), removed: { bank: { replacedBy: 'hound' } } },
    ['major: Gone: Reed Bank (location); Mire Hound replaces it.'],
    ['minor: New: Reed Bank (location).'],
  ],
  [
    'a card that was replaced by a card without a title',
    { ...withPart('cards', 'bank', undefined), removed: { bank: { replacedBy: 'moor:reed' } } },
    ['major: Gone: Reed Bank (location); moor:reed replaces it.'],
    ['minor: New: Reed Bank (location).'],
  ],
  [
    'a card that was removed for a reason',
    { ...withPart('cards', 'bank', undefined), removed: { bank: { why: 'Nobody went there.' } } },
    ['major: Gone: Reed Bank (location): Nobody went there.'],
    ['minor: New: Reed Bank (location).'],
  ],
  [
    'another type',
    withPart('cards', 'bank', { type: 'enemy', encounterSet: 'fen', unique: false }),
    ['major: Reed Bank is of type enemy, was location.'],
    ['major: Reed Bank is of type location, was enemy.'],
  ],
  [
    'traits in another order',
    withPart('cards', 'hound', { ...hound, traits: ['Hound', 'Creature'] }),
    ['minor: Mire Hound: traits in another order.'],
    ['minor: Mire Hound: traits in another order.'],
  ],
  [
    'a number of one side',
    withPart('cards', 'hound', { ...hound, sides: { A: { attack: 2 }, B: { attack: 4 } } }),
    ['minor: Mire Hound: side B, attack 4, was 3.'],
    ['minor: Mire Hound: side B, attack 3, was 4.'],
  ],
  [
    'a side',
    withPart('cards', 'hound', { ...hound, sides: { A: { attack: 2 } } }),
    ['minor: Mire Hound: side B, attack none, was 3.'],
    ['minor: Mire Hound: side B, attack 3, was none.'],
  ],
  [
    'a fact that is true or false',
    withPart('cards', 'bank', { type: 'location', encounterSet: 'fen', unique: true }),
    ['minor: Reed Bank: unique yes, was no.'],
    ['minor: Reed Bank: unique no, was yes.'],
  ],
  [
    'a fact whose value is an object',
    withPart('cards', 'bank', { type: 'location', encounterSet: 'fen', unique: { of: 'each' } }),
    ['minor: Reed Bank: unique changed.'],
    ['minor: Reed Bank: unique changed.'],
  ],
  ['a keyword', withPart('keywords', 'mired', undefined), ['major: Gone: Mired (keyword).'], ['minor: New: Mired (keyword).']],
  [
    'the number behind a keyword',
    withPart('keywords', 'mired', { number: 'required' }),
    ['major: Mired is printed with a number now.'],
    ['major: Mired is printed without a number now.'],
  ],
  [
    'a scenario',
    withPart('scenarios', 'crossing', undefined),
    ['major: Gone: The Crossing (scenario).'],
    ['minor: New: The Crossing (scenario).'],
  ],
  ['a deck', withPart('decks', 'scouts', undefined), ['major: Gone: Scouts (deck).'], ['minor: New: Scouts (deck).']],
  [
    'the cards of a deck',
    withPart('decks', 'scouts', { heroes: ['ada'], cards: { rope: 3 }, notes: 'For the fen.' }),
    ['minor: Scouts: with 3x rope.', 'minor: Scouts: without 2x rope.'],
    ['minor: Scouts: with 2x rope.', 'minor: Scouts: without 3x rope.'],
  ],
  [
    'the notes of a deck',
    withPart('decks', 'scouts', { heroes: ['ada'], cards: { rope: 2 } }),
    ['minor: Scouts: its notes or its sideboard changed.'],
    ['minor: Scouts: its notes or its sideboard changed.'],
  ],
  ['a campaign', withPart('campaigns', 'marsh', undefined), ['major: Gone: The Marsh (campaign).'], ['minor: New: The Marsh (campaign).']],
  [
    'a scenario of a campaign',
    withPart('campaigns', 'marsh', { scenarios: [], rules: [] }),
    ['major: The Marsh: without Crossing; campaigns whose logs name it cannot be continued.'],
    ['minor: The Marsh: with Crossing.'],
  ],
  [
    'a scenario of a campaign that was renamed',
    withPart('campaigns', 'marsh', { scenarios: [{ name: 'Ford', was: ['Crossing'], scenario: 'crossing' }], rules: [] }),
    ['minor: The Marsh: with Ford.'],
    ['major: The Marsh: without Ford; campaigns whose logs name it cannot be continued.', 'minor: The Marsh: with Crossing.'],
  ],
  [
    'the rules of a campaign',
    withPart('campaigns', 'marsh', { scenarios: [{ name: 'Crossing', scenario: 'crossing' }], rules: ['mist'] }),
    ['minor: The Marsh: its ways, cards or rules changed.'],
    ['minor: The Marsh: its ways, cards or rules changed.'],
  ],
  ['a system', withPart('systems', 'mud', undefined), ['major: Gone: Mud (system).'], ['minor: New: Mud (system).']],
  [
    'a name in the chapter of a system',
    withPart('systems', 'mud', { counters: {}, tokens: {} }),
    ['major: Mud: without counters.depth.'],
    ['minor: Mud: its chapter of the rulebook changed.'],
  ],
  [
    'an encounter set that has only a title',
    withText('encounterSets', 'mire', { title: 'The Mire' }),
    ['minor: New: The Mire (encounter set).'],
    ['major: Gone: The Mire (encounter set).'],
  ],
  [
    'the name of an encounter set',
    withText('encounterSets', 'fen', { title: 'The Old Fen' }),
    ['patch: The encounter set The Old Fen was called The Fen.'],
    ['patch: The encounter set The Fen was called The Old Fen.'],
  ],
  [
    'the title of an encounter set that had none',
    withText('encounterSets', 'fen', {}),
    ['patch: The encounter set fen was called The Fen.'],
    ['patch: The encounter set The Fen was called fen.'],
  ],
  [
    'a title',
    withText('cards', 'bank', { title: 'Reeds' }),
    ['patch: Reeds was called Reed Bank.'],
    ['patch: Reed Bank was called Reeds.'],
  ],
  [
    'a text',
    withText('cards', 'bank', { title: 'Reed Bank', text: 'Wet.' }),
    ['patch: Reed Bank: its text changed.'],
    ['patch: Reed Bank: its text changed.'],
  ],
  [
    'a flavour text',
    withText('cards', 'bank', { title: 'Reed Bank', flavour: 'It hums.' }),
    ['patch: Reed Bank: its flavour text changed.'],
    ['patch: Reed Bank: its flavour text changed.'],
  ],
  [
    'titles of a keyword, deck, campaign, system and rule',
    {
      ...base,
      text: {
        en: {
          ...(base.text as { readonly en: object }).en,
          keywords: { mired: { title: 'Stuck' } },
          decks: { scouts: { title: 'Rangers' } },
          campaigns: { marsh: { title: 'The Bog' } },
          systems: { mud: { title: 'Mire' } },
          rules: { mist: { title: 'Fog' } },
        },
      },
    },
    [
      'Stuck was called Mired',
      'Rangers was called Scouts',
      'The Bog was called The Marsh',
      'Fog was called Mist',
      'Mire was called Mud',
    ].map((one) => `patch: ${one}.`),
    [
      'Mired was called Stuck',
      'Scouts was called Rangers',
      'The Marsh was called The Bog',
      'Mist was called Fog',
      'Mud was called Mire',
    ].map((one) => `patch: ${one}.`),
  ],
  [
    'a rule',
    withScripts((script) => (script.kind === 'rule' ? undefined : script)),
    ['major: Gone: Mist (rule).'],
    ['minor: New: Mist (rule).'],
  ],
  [
    'all scripts',
    withScripts((script) => ({ ...script, code: 'two' })),
    [
      'minor: Mired: its script changed.',
      'minor: The Crossing: its script changed.',
      'minor: The rule Mist: its script changed.',
      'minor: lib/dig.ts, which scripts of the pack share, changed.',
      'minor: Mud: its script changed.',
    ],
    [
      'minor: Mired: its script changed.',
      'minor: The Crossing: its script changed.',
      'minor: The rule Mist: its script changed.',
      'minor: lib/dig.ts, which scripts of the pack share, changed.',
      'minor: Mud: its script changed.',
    ],
  ],
  [
    'removed scripts, other than that of the rule',
    withScripts((script) => (script.kind === 'rule' ? script : undefined)),
    [
      'minor: Mired: it has no script any more.',
      'minor: The Crossing: it has no script any more.',
      'minor: lib/dig.ts, which scripts of the pack share, changed.',
      'minor: Mud: it has no script any more.',
    ],
    [
      'minor: Mired: it has a script now.',
      'minor: The Crossing: it has a script now.',
      'minor: lib/dig.ts, which scripts of the pack share, changed.',
      'minor: Mud: it has a script now.',
    ],
  ],
]

it.each(cases)('describes %s, and the reverse change', (_, after, forth, back) => {
  expect(said(base, after)).toEqual(forth)
  expect(said(after, base)).toEqual(back)
})

it('a card that was removed without an entry among the removed cards is listed as forgotten', () => {
  const gone = withPart('cards', 'bank', undefined)
  const forgotten = (after: Made) => diffPacks(bundle(base), bundle(after), rulebooks).forgotten
  expect([forgotten(base), forgotten(gone), forgotten({ ...gone, removed: { bank: {} } })]).toEqual([[], ['bank'], []])
})

describe('the version number that a change requires', () => {
  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['0.2.3', 'major', '0.3.0'],
    ['0.2.3', 'minor', '0.2.4'],
    ['0.2.3', 'patch', '0.2.4'],
    ['1.2.3', undefined, '1.2.3'],
  ] as const)('after %s, for a %s change: %s', (from, weight, least) => {
    expect(adviceFor(from, least, weight)).toEqual({ from, to: least, least, verdict: 'enough' })
    expect(adviceFor(from, '9.0.0', weight).verdict).toBe('enough')
    if (weight) expect(adviceFor(from, from, weight)).toEqual({ from, to: from, least, verdict: 'too-low' })
    expect(adviceFor(from, '0.0.1', weight).verdict).toBe('too-low')
  })

  it('is reached by a prerelease of that number, and by no earlier prerelease', () => {
    const verdict = (to: string) => adviceFor('1.2.3', to, 'minor').verdict
    expect([verdict('1.3.0-rc.1'), verdict('1.2.4-rc.1'), verdict('2.0.0-0')]).toEqual(['enough', 'too-low', 'enough'])
  })
})
