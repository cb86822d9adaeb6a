import { lcgRulebook } from '@questwright/lcg/rulebook'
import { withWordsAdded } from '@questwright/packs/browser'
import type { PackBundle, Problem } from '@questwright/packs/types'
import { describe, expect, it } from 'vitest'
import { withChapterWords, withFactEdit, withTextEdit, withWordingEverywhere, withWordsEdit } from '../src/edit-texts.ts'
import { countProblems, groupProblems, noProblemFilter, stepsToNewest } from '../src/group-problems.ts'
import { liveProblems, type TypedCard } from '../src/live-problems.ts'

const pack = {
  id: 'p',
  dependencies: [],
  cards: { guide: { type: 'ally', sphere: 'lore', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2 } },
  keywords: {},
  scenarios: {},
  decks: {},
  text: { en: { cards: { guide: { title: 'Guide' } } } },
  scripts: [],
  scenes: [{ path: 'cards/guide.scene.ts', code: "hand: ['guide']", map: '', slug: 'guide', kind: 'scene' }],
  hashes: { 'cards/guide.json': 'a' },
} as unknown as PackBundle

const typed = (more: Partial<TypedCard>): TypedCard => ({
  slug: 'guide',
  file: 'cards/guide.json',
  facts: undefined,
  book: undefined,
  script: undefined,
  ...more,
})
const book = (text: string) => JSON.stringify({ cards: { guide: { title: 'Guide', text } } })
const codes = (card: Partial<TypedCard>) =>
  liveProblems(pack, new Set(['ranged']), typed(card), { lcg: lcgRulebook })?.map(({ code }) => code)
const script = (text: string) => ({ path: 'cards/guide.ts', text })

describe('problems while typing', () => {
  it('are computed from the unsaved texts', () => {
    expect(codes({})).toEqual([])
    expect(codes({ book: book('Ranged.') })).toEqual(['keyword/only-in-text'])
    expect(codes({ book: book('Draw two cards from your deck.') })).toEqual(['wording/number-as-digit'])
    expect(codes({ facts: JSON.stringify({ ...pack.cards.guide, willpower: 40 }) })).toEqual(['facts/out-of-range'])
  })

  it('compare the words with the script while it is typed, even if it does not compile', () => {
    const text = book('**Action:** Exhaust Guide to draw a card. (Limit once per round.)')
    expect(codes({ book: text })).toEqual(['script/missing'])
    const head = "import { action, card } from '@questwright/lcg'\n\nexport default card('guide', [\n"
    expect(codes({ book: text, script: script(`${head}  // action( comes later\n])`) })).toEqual([
      'script/ability-missing',
      'script/limit-missing',
    ])
    expect(codes({ book: text, script: script(`${head}  action({ effect: () => {} }),\n])`) })).toEqual(['script/limit-missing'])
    const limit = "limit: { times: 1, period: 'round', counts: 'card' }"
    expect(codes({ book: text, script: script(`${head}  action({ ${limit}, effect: () => {} }),\n])`) })).toEqual([])
    expect(codes({ book: text, script: script(`import { draws } from '../lib/draws.ts'\n${head}  draws,\n])`) })).toEqual([])
  })

  it('compare words with the unsaved script, and report its names without words', () => {
    const words = { prompts: { 'may-draw': 'Draw a card?' }, ways: { gone: 'Gone' } }
    const said = JSON.stringify({ cards: { guide: { title: 'Guide', words } } })
    const text = "export default card('guide', [])"
    const named = { words: 'prompts', key: 'may-draw', line: 3, column: 1 } as const
    const about = (card: Partial<TypedCard>) => codes(card)?.filter((code) => code.startsWith('words/'))
    expect(about({ book: said, script: script(text) })).toEqual(['words/unused', 'words/unused'])
    expect(about({ book: said, script: { ...script(text), names: [named] } })).toEqual(['words/unused'])
    expect(about({ script: { ...script(text), names: [named] } })).toEqual(['words/missing'])
  })

  it('are not computed while facts or words cannot be parsed', () => {
    expect(codes({ facts: '{ "type": ' })).toBeUndefined()
    expect(codes({ facts: '{ "type": "ally", "keywords": "Ranged" }' })).toBeUndefined()
    expect(codes({ book: '{' })).toBeUndefined()
  })
})

describe('repairs', () => {
  it('change the intended text only', () => {
    const edit = { kind: 'text', slug: 'guide', part: 'text', before: 'Ranged.', after: '' } as const
    expect(JSON.parse(withTextEdit(book('Ranged.'), edit) ?? '')).toEqual({ cards: { guide: { title: 'Guide' } } })
    expect(withTextEdit(book('Something else.'), edit)).toBeUndefined()
    expect(withFactEdit('{ "type": "ally" }', { kind: 'fact', slug: 'guide', fact: 'keywords', value: ['Ranged'] })).toBe(
      '{\n  "type": "ally",\n  "keywords": ["Ranged"]\n}\n',
    )
  })

  it('repair a wording at all places, several times in one text, and leave other texts', () => {
    const two = JSON.stringify({
      cards: {
        a: { title: 'A', text: 'Draw two cards. Deal three damage.' },
        b: { title: 'B', shadow: 'Deal one damage.' },
        c: { title: 'C', text: 'Deal one damage.' },
      },
    })
    const { text, cards } = withWordingEverywhere(two, ['a', 'b'], 'wording/number-as-digit', lcgRulebook)
    expect(cards).toBe(2)
    expect(JSON.parse(text).cards).toEqual({
      a: { title: 'A', text: 'Draw 2 cards. Deal 3 damage.' },
      b: { title: 'B', shadow: 'Deal 1 damage.' },
      c: { title: 'C', text: 'Deal one damage.' },
    })
  })
})

describe('the list', () => {
  const problem = (severity: 'error' | 'warning', code: string, more: Partial<Problem> = {}): Problem => ({
    severity,
    code,
    pack: 'p',
    file: 'text/en.json',
    message: code,
    remedy: '',
    ...more,
  })
  const problems = [
    problem('warning', 'b'),
    problem('warning', 'b'),
    problem('warning', 'a', { file: 'cards/x.json' }),
    problem('error', 'c'),
  ]

  it('groups by kind, errors first, and filters', () => {
    expect(countProblems(problems)).toEqual({ errors: 1, warnings: 3 })
    expect(groupProblems(problems, noProblemFilter).map(({ code, problems: list }) => [code, list.length])).toEqual([
      ['c', 1],
      ['b', 2],
      ['a', 1],
    ])
    expect(groupProblems(problems, { ...noProblemFilter, search: 'cards/x' }).map(({ code }) => code)).toEqual(['a'])
    expect(groupProblems(problems, { ...noProblemFilter, severity: 'error' }).map(({ code }) => code)).toEqual(['c'])
  })

  it('groups the errors of a pack for an earlier script API into one list per step, above the other problems', () => {
    const named = (key: string): Problem =>
      problem('error', 'words/missing', {
        fixes: [{ title: '', edit: { kind: 'words', section: 'cards', slug: 'guide', words: 'ways', key, value: key } }],
      })
    const rain = {
      title: '',
      edit: { kind: 'chapter-words', slug: 'sky', keys: ['messages', 'counter.rain'], value: 'Rain' },
    } as const
    const wanting = [...Array.from({ length: 20 }, (_, i) => named(`way-${i}`)), problem('error', 'words/missing', { fixes: [rain] })]
    const all = [...problems, ...wanting]
    const { behind, others } = stepsToNewest({ id: 'p', api: 1 }, all)
    expect(behind?.steps.map(({ step, problems: own }) => [step.title, step.done, own.length])).toEqual([
      ['Words for what players read', 'by itself', 21],
    ])
    expect(others).toEqual(problems)
    // if the pack is of the newest API version or its version is unknown, they stay normal errors
    expect(stepsToNewest({ id: 'p', api: 2 }, all)).toEqual({ behind: undefined, others: all })
    expect(stepsToNewest(undefined, all).others).toEqual(all)
    // the file that the button writes
    const { files, done } = withWordsAdded({ 'text/en.json': '{"cards":{"guide":{"title":"Guide"}}}', 'systems/sky.json': '{}' }, wanting)
    expect(done).toHaveLength(21)
    expect(JSON.parse(String(files['systems/sky.json']))).toEqual({ messages: { 'counter.rain': 'Rain' } })
    expect(Object.keys(JSON.parse(String(files['text/en.json'])).cards.guide.words.ways)).toHaveLength(20)
    const own = '{ "messages": { "counter.rain": "How wet" } }'
    expect(withChapterWords(own, 'systems/sky.json', rain.edit)).toBe(own)
  })
})

it('a repair adds words for the names in a script, and leaves existing words', () => {
  const edit = { kind: 'words', section: 'cards', slug: 'ambush', words: 'ways', key: 'flee-now', value: 'Flee now' } as const
  const book = JSON.stringify({ cards: { ambush: { title: 'Ambush', text: 'Choose.', words: { ways: { draw: 'Draw 1 card' } } } } })
  const once = withWordsEdit(book, edit) as string
  expect(JSON.parse(once).cards.ambush).toEqual({
    title: 'Ambush',
    text: 'Choose.',
    words: { ways: { draw: 'Draw 1 card', 'flee-now': 'Flee now' } },
  })
  expect(withWordsEdit(once, { ...edit, value: 'Other' })).toBe(once)
  expect(JSON.parse(withWordsEdit(book, { kind: 'words', words: 'tokens', key: 'mud', value: 'Mud' }) as string).words).toEqual({
    tokens: { mud: 'Mud' },
  })
  expect(withWordsEdit('[', edit)).toBeUndefined()
})
