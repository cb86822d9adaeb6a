/** Hints of a system for bots: bots that use them win games that bots without hints lose. */
import { expect, it, vi } from 'vitest'
import { fenPack, good } from './fen.ts'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const fen = fenPack({ 'reed-path': good })

/** The script of an optional rule with which bots lose if they treat its cards like any other card. */
const script = (slug: string, body: string, words: string) => `import { ${words}, system } from '@questwright/lcg'

export default system('${slug}', { rules: [${body}] })
`

interface Case {
  readonly what: string
  readonly slug: string
  readonly body: string
  readonly imports: string
  readonly hints: object
  /** Hints of the wrong form, which have no effect. */
  readonly idle?: object
  readonly words?: object
  readonly more?: object
}

const atTheEnd = (deed: string) => `forced.atEndOf('resource', ({ you }) => { ${deed} })`

const cases: readonly Case[] = [
  {
    what: 'a "may" that is better left',
    slug: 'tempest',
    body: atTheEnd("may(() => raiseThreat(you, 50), { as: 'brave-it' })"),
    imports: 'forced, may, raiseThreat',
    hints: { 'brave-it': { of: 'question', answer: 'no' } },
    words: { prompts: { 'brave-it': 'Brave the storm?' } },
  },
  {
    what: 'an amount of which less is more',
    slug: 'toll',
    body: atTheEnd("raiseThreat(you, chooseAmount(0, 50, { as: 'how-dear' }))"),
    imports: 'chooseAmount, forced, raiseThreat',
    hints: { 'how-dear': { of: 'question', take: 'least' } },
    words: { prompts: { 'how-dear': 'How much?' } },
  },
  {
    what: 'a way that is worth more than it sounds, asked by another name',
    slug: 'omen',
    body: atTheEnd("chooseOne({ 'draw-lots': () => raiseThreat(you, 50), wander: () => raiseThreat(you, 1) }, { as: 'what-now' })"),
    imports: 'chooseOne, forced, raiseThreat',
    hints: { wander: { of: 'way', worth: 95 }, 'draw-lots': { of: 'way', worth: 1 } },
    words: { prompts: { 'what-now': 'What now?' }, ways: { 'draw-lots': 'Draw lots', wander: 'Wander' } },
  },
  {
    what: 'a card that is chosen for the lowest of a stat',
    slug: 'march',
    body: atTheEnd("for (const hero of [choose(you.heroes, { as: 'who-goes' })]) if (hero) raiseThreat(you, 50 * (hero.willpower - 1))"),
    imports: 'choose, forced, raiseThreat',
    hints: { 'who-goes': { of: 'question', stat: 'willpower', first: 'lowest' } },
    words: { prompts: { 'who-goes': 'Who goes?' } },
  },
  {
    what: 'a card that is missed more than what it prints says',
    slug: 'ransom',
    body: atTheEnd(
      "for (const hero of [choose(you.heroes, { as: 'choose-to-exhaust' })]) if (hero && isNamed(hero, 'theodred')) raiseThreat(you, 50)",
    ),
    imports: 'choose, forced, isNamed, raiseThreat',
    hints: { theodred: { of: 'card', worth: 100 } },
  },
  {
    what: 'an ability of a rule that saves the day, while a counter says so',
    slug: 'dread',
    body: `action({ slug: 'take-heart', limit: { times: 1, period: 'round', counts: 'card' } }, () => setCounter('dread', 0)),
      forced.atEndOf('planning', ({ you }) => raiseThreat(you, counter('dread')))`,
    imports: 'action, counter, forced, raiseThreat, setCounter',
    hints: { 'take-heart': { of: 'ability', worth: 60, when: { counter: 'dread', least: 1 } } },
    idle: { 'take-heart': { of: 'ability', worth: 60, when: { counter: 'dread', most: 49 } } },
    words: { abilities: { 'take-heart': 'Take heart' } },
    more: {
      counters: { dread: { about: 'What is feared.', of: 'table', starts: 50 } },
      messages: { 'counter.dread': 'Dread' },
    },
  },
]

it.each(cases)('$what', async ({ slug, body, imports, hints, idle, words = {}, more = {} }) => {
  const pack = (id: string, chapter: object) =>
    writeFiles(temporaryFolder(), {
      'package.json': { name: `@you/${id}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
      [`systems/${slug}.json`]: { rule: 'optional', ...more, ...chapter },
      [`systems/${slug}.ts`]: script(slug, body, imports),
      'text/en.json': { systems: { [slug]: { title: slug, text: 'A rule.', words } } },
    })
  const wins = async (folder: string): Promise<unknown> => {
    const ran = await qw([
      ...['simulate', 'fen-walk', '--deck', 'leadership', '--games', '3', '--rules', slug],
      ...['--packs', fen, folder, '--json'],
    ])
    expect(ran.json()).toMatchObject({ faults: 0, stuck: 0 })
    expect(ran.err).not.toContain('misjudged')
    return ran.json().wins
  }
  const hinted = pack('hinted', { botHints: hints })
  expect(await wins(pack('unhinted', idle === undefined ? {} : { botHints: idle }))).toBe(0)
  expect(await wins(hinted)).toBe(3)
  const checked = await qw(['check', hinted, '--json'])
  expect(checked.json()).toMatchObject({ errors: 0, warnings: 0 })
})

it('the check knows the names of hints', async () => {
  const [, , , , , { slug, body, imports, words = {}, more = {} }] = cases as readonly [Case, Case, Case, Case, Case, Case]
  const folder = writeFiles(temporaryFolder(), {
    'package.json': { name: '@you/misspelt', version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
    [`systems/${slug}.json`]: {
      ...more,
      botHints: { 'take-hart': { of: 'ability', worth: 6, when: { counter: 'dred' } }, 'take-heart': { of: 'question' } },
    },
    [`systems/${slug}.ts`]: script(slug, body, imports),
    'text/en.json': { systems: { [slug]: { title: slug, text: 'A rule.', words } } },
  })
  const problems = (await qw(['check', folder, '--json'])).json().problems as readonly { readonly code: string; readonly message: string }[]
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['system/never-read', 'No script contains "take-hart", so that the hint for bots has no effect in a game.'],
    ['rulebook/unknown-name', '`botHints.take-hart.when.counter` names "dred", which no chapter defines under `counters`.'],
    ['rulebook/meaning', '`botHints.take-heart` does not say how bots answer the question.'],
  ])
})
