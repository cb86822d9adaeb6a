/** An invented pack with scripts that fail: each kind of script, each in one way at one place. */
import { loadPack, newLoadMemory, type PackBundle } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'

/** The ways to fail. The card and the threat decide which one is used, so the same card fails differently later. */
const WAYS: readonly string[] = [
  "throw new Error('broken')",
  "throw 'broken'",
  'throw undefined',
  "throw { get message() { throw new Error('worse') }, toString() { throw new Error('worst') } }",
  'const deeper = (n: number): number => deeper(n + 1) + 1; deeper(1); break',
  // throws a copy of an error of the kernel
  "try { dealDamage(self, 'much' as never) } catch (caught) { throw new (caught as any)['construc' + 'tor']('script-error', 'failing:keeper#action', 'it was another') } break",
  // swallows the exception with which the kernel interrupts a question, then throws another error
  "try { choose(charactersInPlay()) } catch {} throw new Error('broken behind a question')",
  '(undefined as any).here(); break',
  // fails only every second time
  "if (you.threat % 2 === 0) throw new Error('broken now and then'); break",
]

/** Scripts that break the realm: only a sandbox can be replaced after them. */
const BREAKING: readonly string[] = ['for (;;) {}', 'const all: unknown[] = []; for (;;) all.push(new Array(2000).fill(1))']

const cases = (ways: readonly string[]): string => ways.map((way, i) => `    case ${i}: { ${way} }`).join('\n')

/** The library that all scripts of the pack use. */
const library = (ways: readonly string[], breaking: readonly string[]): string =>
  `import { charactersInPlay, choose, dealDamage, type GameCard, type Player } from '@questwright/lcg'

const numberOf = (self: GameCard, you: Player): number => [...self.id].reduce((sum, letter) => sum + letter.charCodeAt(0), you.threat ?? 0)

export function fails(self: GameCard, you: Player): void {
  switch (numberOf(self, you) % ${Math.max(1, ways.length)}) {
${cases(ways)}
  }
}

export function breaks(self: GameCard, you: Player): void {
  switch (numberOf(self, you) % ${Math.max(1, breaking.length)}) {
${cases(breaking)}
  }
}
`

/** The places where a card can fail; FAIL is replaced by the failing code. */
const PLACES: { readonly [name: string]: string } = {
  'body-first': 'action({ could: () => true, cost: exhaustSelf }, ({ you, self }) => { FAIL })',
  'body-after-an-answer': 'action({ could: () => true, cost: exhaustSelf }, ({ you, self }) => { choose(charactersInPlay()); FAIL })',
  'body-after-two-answers':
    'action({ could: () => true }, ({ you, self }) => { raiseThreat(you, 1); choose(charactersInPlay()); choose(charactersInPlay()); FAIL })',
  'body-after-a-number': 'action({ could: () => true }, ({ you, self }) => { raiseThreat(you, chooseAmount(1, 3)); FAIL })',
  pay: "action({ could: () => true, cost: { slug: 'odd', can: () => true, pay: ({ you, self }: any) => { choose(charactersInPlay()); FAIL; return [] } } }, ({ you }) => raiseThreat(you, 1))",
  can: "action({ could: () => true, cost: { slug: 'odd', can: ({ you, self }: any) => { if (self.ready) { FAIL } return true }, pay: () => [] } }, ({ you }) => raiseThreat(you, 1))",
  targets:
    'action({ could: () => true, targets: ({ you, self }) => { const one = choose(charactersInPlay()); FAIL; return one } }, ({ you }) => raiseThreat(you, 1))',
  when: 'action({ could: () => true, when: ({ you, self }) => { if (you.threat % 2 === 1) { FAIL } return true } }, ({ you }) => raiseThreat(you, 1))',
  could: 'action({ could: ({ you, self }) => { if (you.threat > 9) { FAIL } return true } }, ({ you }) => raiseThreat(you, 1))',
  response: "response.after('entersPlay', { of: 'self' }, ({ you, self }) => { choose(charactersInPlay()); raiseThreat(you, 1); FAIL })",
  'response-of-others': "response.after('entersPlay', ({ you, self }) => { raiseThreat(you, 1); FAIL })",
  'forced-by-others':
    "forced.after('entersPlay', ({ you, self }) => { if (charactersInPlay().length > 2) { choose(charactersInPlay()); FAIL } })",
  'forced-before': "forced.when('threatRaised', ({ you, self }) => { FAIL })",
  instead: "forced.when('threatRaised', ({ event, you, self }) => event.instead(() => { FAIL }))",
  'quest-begins': "forced.atBeginningOf('quest', ({ you, self }) => { choose(charactersInPlay()); FAIL })",
  'refresh-begins': "forced.atBeginningOf('refresh', ({ you, self }) => { FAIL })",
  'planning-ends': "forced.atEndOf('planning', ({ you, self }) => { raiseThreat(you, 1); FAIL })",
  'modifier-by': "modifier('willpower', { by: ({ you, self }) => { if (!self.ready || you.threat > 10) { FAIL } return 1 } })",
  'modifier-while': "modifier('attack', { by: 1, while: ({ you, self }) => { if (you.threat > 9) { FAIL } return true } })",
  'modifier-on': "modifier('defense', { by: 1, on: (one, { you, self }) => { if (one.damage > 0) { FAIL } return one === self } })",
  cannot: "cannot('exhausted', { on: (one, { you, self }) => { if (one !== self && you.threat > 10) { FAIL } return false } })",
  delayed:
    "action({ could: () => true }, ({ self }) => { atTheEndOf('phase', 'later', {}) }), delayed('later', ({ you, self }) => { raiseThreat(you, 1); FAIL })",
  'only-looked-at': "modifier('hitPoints', { by: ({ you, self }) => { if (you.threat > 11) { FAIL } return 1 } })",
}

const IMPORTS = [
  'action',
  'atTheEndOf',
  'cannot',
  'card',
  'charactersInPlay',
  'choose',
  'chooseAmount',
  'delayed',
  'exhaustSelf',
  'forced',
  'modifier',
  'raiseThreat',
  'response',
]

const scriptOf = (slug: string, part: string, verb: 'fails' | 'breaks'): string => {
  const parts = part.replace('FAIL', `${verb}(self, you)`)
  const used = IMPORTS.filter((name) => new RegExp(`\\b${name}\\b`).test(`card ${parts}`))
  return `import { ${used.join(', ')} } from '@questwright/lcg'\nimport { ${verb} } from '../lib/failing.ts'\n\nexport default card('${slug}', [\n  ${parts},\n])\n`
}

const text = (value: object): string => JSON.stringify(value)

/** The slugs of the cards: those whose scripts fail, and those that break the machine. */
export const failing = {
  everywhere: Object.keys(PLACES),
  inSandbox: Object.keys(PLACES).map((place) => `${place}-breaking`),
}

/** A keyword on every third card, which fails as well. */
const keyword = `import { check, forced, keyword, raiseThreat } from '@questwright/lcg'
import { fails } from '../lib/failing.ts'

export default keyword('jinxed', [
  forced.after('exhausted', { of: 'self' }, ({ you, self }) => { raiseThreat(you, 1); fails(self, you) }),
  check('jinx', ({ self, you }) => { if (self.damage > 0) fails(self, you); return [] }),
])
`

const memory = newLoadMemory()

/**
 * The pack.
 * @param scripts `failing`; `touched`: the same with one more comment; `mended`: without errors
 */
export function failingPack(scripts: 'failing' | 'touched' | 'mended'): PackBundle {
  const cards: { [path: string]: string } = {}
  const titles: { [slug: string]: { title: string } } = { keeper: { title: 'Keeper' }, crow: { title: 'Crow' }, road: { title: 'Road' } }
  for (const verb of ['fails', 'breaks'] as const)
    Object.entries(PLACES).forEach(([place, part], nth) => {
      const slug = verb === 'fails' ? place : `${place}-breaking`
      const jinxed = nth % 3 === 0 ? { keywords: ['Jinxed'] } : {}
      titles[slug] = { title: slug }
      cards[`cards/${slug}.json`] = text({
        type: 'ally',
        sphere: 'lore',
        cost: 0,
        willpower: 1,
        attack: 1,
        defense: 1,
        hitPoints: 2,
        ...jinxed,
      })
      cards[`cards/${slug}.ts`] = scriptOf(slug, part, verb)
    })
  const source = scripts === 'mended' ? library([], []) : library(WAYS, BREAKING)
  const { bundle, problems } = loadPack(
    {
      'package.json': text({ name: '@questwright/failing', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
      'text/en.json': text({
        cards: titles,
        keywords: { jinxed: { title: 'Jinxed' } },
        encounterSets: { made: { title: 'Made up' } },
        scenarios: { road: { title: 'Road' } },
        decks: {},
      }),
      'lib/failing.ts': scripts === 'touched' ? `${source}// touched\n` : source,
      'keywords/jinxed.ts': keyword,
      'cards/keeper.json': text({
        type: 'hero',
        unique: true,
        sphere: 'lore',
        threatCost: 8,
        willpower: 2,
        attack: 2,
        defense: 2,
        hitPoints: 5,
      }),
      'cards/crow.json': text({
        type: 'enemy',
        encounterSet: 'made',
        engagementCost: 9,
        threat: 1,
        attack: 2,
        defense: 0,
        hitPoints: 2,
        quantity: 8,
      }),
      'cards/road.json': text({ type: 'quest', stage: 1, encounterSets: ['made'], sides: { A: {}, B: { questPoints: 12 } } }),
      'scenarios/road.json': text({ quest: ['road'], encounterSets: ['made'] }),
      ...cards,
    },
    rulebooks,
    memory,
  )
  const broken = problems.filter(({ file }) => file?.endsWith('.ts'))
  if (!bundle || broken.length > 0) throw new Error(problems.map((problem) => `${problem.file}: ${problem.message}`).join('\n'))
  return bundle
}

/** The setup of a game with a deck of these cards. */
export function setupWith(slugs: readonly string[]) {
  return {
    kind: 'scenario',
    scenario: 'failing:scenario/road',
    mode: 'standard',
    decks: [
      { name: 'fails', kind: 'custom', heroes: ['failing:keeper'], cards: Object.fromEntries(slugs.map((slug) => [`failing:${slug}`, 2])) },
    ],
  } as const
}
