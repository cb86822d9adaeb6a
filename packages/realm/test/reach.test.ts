/**
 * Changes that scripts try to make to the objects that they receive, in both realms: the attempt fails with an error that names the
 * ability, or has no effect; the game stays the same.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, TableHost, viewFrom } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './fixtures/made-up.ts'
import { LCG } from './game.ts'

const engine: EngineModules = await engineModules(LCG)
const BELL = `import { card } from '@questwright/lcg'\n\nexport default card('bell', [])\n`

const KEEPER = JSON.stringify({
  type: 'hero',
  unique: true,
  sphere: 'lore',
  threatCost: 8,
  willpower: 2,
  attack: 2,
  defense: 2,
  hitPoints: 5,
  traits: ['Warden'],
})

const open: TableHost[] = []
afterAll(() => {
  for (const host of open.splice(0)) host.close()
})

interface Attempt {
  readonly title: string
  readonly body: string
  readonly imports?: string
  /** The moment of the attempt: while an event is being resolved, or in an action by default. */
  readonly when?: 'event'
  /** The message of the fault. */
  readonly says: RegExp
}

const CLOSED = /read.?only|not extensible|no setter|only a getter|cannot redefine|not configurable/i

const attempts: readonly Attempt[] = [
  // shared objects of the engine
  {
    title: 'a script makes hands and decks visible to everyone',
    body: `(you.deck[0].zone.spec as any).visibility = 'everyone'`,
    says: CLOSED,
  },
  {
    title: 'a script hides a loop in a getter of a zone',
    body: `Object.defineProperty(you.deck[0].zone.spec, 'play', { get() { for (;;); } })`,
    says: CLOSED,
  },
  { title: 'a script lifts the limit of a printed ability', body: `(self.printed.parts[0] as any).limit = undefined`, says: CLOSED },
  {
    title: 'a script adds a cost to the ability of another card',
    body: `(you.hand[0].printed.parts[0] as any).costs.push({ slug: 'x', can: () => false, pay: () => [] })`,
    says: CLOSED,
  },
  {
    title: 'a script adds a kind of event to which a printed ability responds',
    body: `(self.printed.parts[0] as any).hears.push('drawn')`,
    says: CLOSED,
  },
  { title: 'a script changes the notes of an ability', body: `(self.printed.parts[0] as any).notes.phase = 'quest'`, says: CLOSED },
  { title: 'a script stores state on the effect of an ability', body: `(self.printed.parts[0] as any).effect.count = 1`, says: CLOSED },
  { title: 'a script adds to the printed traits of a card', body: `(self.facts as any).traits.push('Orc')`, says: CLOSED },
  { title: 'a script adds to the traits of a card', body: `(self.traits as any).push('Orc')`, says: CLOSED },
  { title: 'a script adds to the keywords of a card', body: `(self.keywords as any).surge = 1`, says: CLOSED },
  { title: 'a script changes a printed number', body: `(self.facts as any).willpower = 99`, says: CLOSED },
  { title: 'a script replaces the cause of an event', when: 'event', body: `(event as any).by = you`, says: CLOSED },
  { title: 'a script sets the fate of an event', when: 'event', body: `(event as any).fate = 'cancelled'`, says: CLOSED },
  { title: 'a script writes a part of an event', when: 'event', body: `(event as any).word = 'x'`, says: CLOSED },
  {
    title: 'a script changes the code of the card that caused an event',
    when: 'event',
    body: `(event as any).because.card.code = 'other:card'`,
    says: CLOSED,
  },
  {
    title: 'a script gives an event a part that it does not have',
    when: 'event',
    body: `event.change('nonsense', 1)`,
    says: /has no part called "nonsense"/,
  },
  {
    title: 'a script stores state on a function of the engine',
    body: `(raiseThreat as any).count = 1`,
    imports: 'raiseThreat',
    says: CLOSED,
  },
  {
    title: 'a script adds a seat to the list of players',
    body: `allPlayers().push(self as any); if (allPlayers().length !== 1) throw new Error('two players'); throw new Error('only a getter')`,
    imports: 'allPlayers',
    says: /only a getter/,
  },
  // data that only the kernel may use
  {
    title: 'a script looks up the table itself by its id',
    body: `throw new Error(String(cardById('table')))`,
    imports: 'cardById',
    says: /undefined/,
  },
  {
    title: 'a script stores a value on an object that is no card of the game',
    body: `remember({ id: 'table', zone: self.zone } as any, 'muted', ['made-up:bell#play'])`,
    imports: 'remember',
    says: /no card of this game/,
  },
  {
    title: 'a script makes a card of its own and stores a value on it',
    body: `const Made = (self as any)['construc' + 'tor']; remember(new Made('p1/made', 900, {}, self.zone), 'x', 1)`,
    imports: 'remember',
    says: /no card of this game/,
  },
  {
    title: 'a script places tokens on a card of its own making',
    body: `const Made = (self as any)['construc' + 'tor']; placeTokens(new Made('p1/made', 900, (self as any).printed, self.zone), 'x', 1)`,
    imports: 'placeTokens',
    says: /no card of this game|TypeError/,
  },
  {
    title: 'a script resets the number of uses of an ability',
    body: `remember(self, 'used made-up:keeper#action', { period: '', times: 0 })`,
    imports: 'remember',
    says: /the game uses it itself/,
  },
  {
    title: 'a script overwrites which cards paid for a card',
    body: `remember(self, 'paid with', ['p1/bell/0'])`,
    imports: 'remember',
    says: /the game uses it itself/,
  },
  {
    title: 'a script stores a value under a name that is no text',
    body: `remember(self, { toString: () => 'x' } as any, 1)`,
    imports: 'remember',
    says: /no word/,
  },
  {
    title: 'a script stores a value under the name of the prototype',
    body: `remember(self, '__pro' + 'to__', { a: 1 })`,
    imports: 'remember',
    says: /__proto__/,
  },
  {
    title: 'a script places tokens under the name of the prototype',
    body: `placeTokens(self, '__pro' + 'to__', 1)`,
    imports: 'placeTokens',
    says: /__proto__/,
  },
  {
    title: 'a script attaches a player to a card',
    body: `attach(you, self, you)`,
    imports: 'attach',
    says: /only cards of this game can be moved|the table and the players/,
  },
  {
    title: 'a script sets an object that is no card as the next stage',
    body: `setNextStage({ id: 5 } as any)`,
    imports: 'setNextStage',
    says: /no card of this game/,
  },
  {
    title: 'a script changes a stat of an object that is no card',
    body: `modify([{ id: 'p1' }] as any, 'willpower', 1, 'round')`,
    imports: 'modify',
    says: /no card of this game|TypeError/,
  },
]

/** The slug of the part in which an attempt is made. */
const slugOf = (i: number, { when }: Attempt): string => `${when ?? 'action'}-${i}`

const NAMES = `const found = ['toString', 'construc' + 'tor', 'hasOwnProperty', 'valueOf'].map((name) => [typeof self.memory(name), self.token(name), typeof self.printedFact(name), self.hasKeyword(name), self.has(name)].join(' '))
    throw new Error(found.filter((one, i) => found.indexOf(one) === i).join('; '))`

/**
 * A hero with an action for each attempt. The action makes the attempt, or raises threat, so that a response makes it during that event.
 */
function heroThatTries(): string {
  const imports = new Set(['action', 'card', 'forced', 'raiseThreat', 'remember', ...attempts.flatMap(({ imports }) => imports ?? [])])
  const parts = attempts.map((attempt, i) => {
    const { body, when } = attempt
    if (when !== 'event') return `action({ slug: '${slugOf(i, attempt)}', could: () => true }, ({ self, you }) => { ${body} }),`
    return `action({ slug: 'action-${i}', could: () => true }, ({ self, you }) => { remember(self, 'try', ${i}); raiseThreat(you, 1) }),
  forced.when('threatRaised', { slug: '${slugOf(i, attempt)}', when: ({ self }) => self.memory('try') === ${i} }, ({ self, you, event }) => { ${body} }),`
  })
  return `import { ${[...imports].join(', ')} } from '@questwright/lcg'

export default card('keeper', [
  ${parts.join('\n  ')}
  action({ slug: 'names', could: () => true }, ({ self }) => {
    ${NAMES}
  }),
])
`
}

interface Tried {
  readonly faults: readonly { readonly ability?: string | undefined; readonly message: string }[]
  /** The options of the hero after it. */
  readonly offered: readonly string[]
  readonly view: string
}

/** Makes all attempts at one table, one after the other. */
async function tryAll(kind: 'quickjs' | 'native'): Promise<Map<string, Tried>> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel: 4000 } }),
    packs: [madeUpPack(BELL, { 'cards/keeper.ts': heroThatTries(), 'cards/keeper.json': KEEPER })],
    setup: madeUpSetup,
    seed: 'reach',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  open.push(host)
  expect(host.problems).toEqual([])
  const answer = async (part: string) => {
    const question = host.reply.viewers.p1?.question
    if (!question) throw new Error('nothing is asked')
    const option = question.options.find(({ key }) => key.endsWith(part))
    if (!option) throw new Error(`no option ${part}`)
    await host.advance([{ kind: 'answer', question: question.key, value: [option.key] }])
  }
  await answer('no')
  const tried = new Map<string, Tried>()
  for (const slug of [...attempts.map((_attempt, i) => `action-${i}`), 'names']) {
    const before = host.faults.length
    await answer(`#${slug}`)
    tried.set(slug, {
      faults: host.faults.slice(before),
      offered: host.reply.viewers.p1?.question?.options.map(({ key }) => key) ?? [],
      view: JSON.stringify(viewFrom('p1', (await host.look()).viewers.p1?.patch)),
    })
  }
  return tried
}

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  let tried: Map<string, Tried>
  beforeAll(async () => {
    tried = await tryAll(kind)
  }, 120_000)

  test.each(attempts.map((attempt, i) => [attempt.title, attempt, i] as const))(
    '%s: it is refused with the name of the ability, and nothing has changed',
    (_, attempt, i) => {
      const { faults, offered, view } = tried.get(`action-${i}`) as Tried
      expect(faults.map(({ ability }) => ability)).toEqual([`made-up:keeper#${slugOf(i, attempt)}`])
      expect(faults[0]?.message).toMatch(attempt.says)
      // the ability is muted, and the game is otherwise the same
      expect(offered.some((key) => key.endsWith(`#action-${i}`))).toBe(attempt.when === 'event')
      // all attempts are made at one table, so this also shows that no earlier attempt has changed anything
      expect(view).not.toMatch(/"Orc"|"surge"/)
      for (const [later] of attempts.slice(i + 1).entries())
        expect(offered).toContainEqual(expect.stringMatching(new RegExp(`#action-${i + 1 + later}$`)))
    },
  )

  test('the members that every object has, such as toString, are no memory, token, fact or keyword of a card', () => {
    const message = tried.get('names')?.faults[0]?.message
    expect(message).toContain('Error: undefined 0 undefined false false')
    expect(message).not.toContain(';')
  })
})
