/** What scripts try with the objects that they are handed, in both realms: they get an error that names them, or nothing; the game is as it was. */
import { afterEach, describe, expect, test } from 'vitest'
import { type EngineModules, engineModules, openRealm, TableHost, viewFrom } from '../src/index.ts'
import { madeUpPack, madeUpSetup } from './made-up.ts'

const engine: EngineModules = await engineModules()
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
afterEach(() => {
  for (const host of open.splice(0)) host.close()
})

/** A hero who can raise threat, and who does something when the action is used or when the threat is raised. */
const heroThat = (when: 'action' | 'event', body: string, imports: string): string => `import { action, card, forced${[
  'raiseThreat',
  ...imports.split(', '),
]
  .filter((name, i, all) => name !== '' && all.indexOf(name) === i)
  .map((name) => `, ${name}`)
  .join('')} } from '@questwright/lcg'

export default card('keeper', [
  action({ could: () => true }, ({ self, you }) => {
    ${when === 'action' ? body : 'raiseThreat(you, 1)'}
  }),
  forced.when('threatRaised', { slug: 'event' }, ({ self, you, event }) => {
    ${when === 'event' ? body : ''}
  }),
])
`

/** Uses the hero's action once. @returns the table after it */
async function use(
  kind: 'quickjs' | 'native',
  body: string,
  imports = '',
  when: 'action' | 'event' = 'action',
): Promise<{ host: TableHost }> {
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind, place: 'in-thread', engine: engine.modules, limits: { milliseconds: 60_000, fuel: 4000 } }),
    packs: [madeUpPack(BELL, { 'cards/keeper.ts': heroThat(when, body, imports), 'cards/keeper.json': KEEPER })],
    setup: madeUpSetup,
    seed: 'reach',
    viewers: ['p1'],
    engine: { name: 'lcg', version: '0.1.0', hash: engine.hash },
  })
  open.push(host)
  const answer = async (part: string) => {
    const question = host.reply.questions.p1
    if (!question) throw new Error('nothing is asked')
    const option = question.options.find(({ key }) => key.includes(part))
    if (!option) throw new Error(`no option ${part}`)
    await host.advance([{ kind: 'answer', question: question.key, value: [option.key] }])
  }
  await answer('no')
  await answer('#action')
  return { host }
}

interface Attempt {
  readonly title: string
  readonly body: string
  readonly imports?: string
  /** Tried while an event is under way, where that is not an action. */
  readonly when?: 'event'
  /** What the fault says. */
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
    title: 'a script hides a loop in what a zone says of itself',
    body: `Object.defineProperty(you.deck[0].zone.spec, 'play', { get() { for (;;); } })`,
    says: CLOSED,
  },
  { title: 'a script lifts the limit of a printed ability', body: `(self.printed.parts[0] as any).limit = undefined`, says: CLOSED },
  {
    title: 'a script adds a cost to the ability of another card',
    body: `(you.hand[0].printed.parts[0] as any).costs.push({ slug: 'x', can: () => false, pay: () => [] })`,
    says: CLOSED,
  },
  { title: 'a script hears more with a printed ability', body: `(self.printed.parts[0] as any).hears.push('drawn')`, says: CLOSED },
  { title: 'a script changes the notes of an ability', body: `(self.printed.parts[0] as any).notes.phase = 'quest'`, says: CLOSED },
  { title: 'a script hangs state on the effect of an ability', body: `(self.printed.parts[0] as any).effect.count = 1`, says: CLOSED },
  { title: 'a script prints traits on a card', body: `(self.facts as any).traits.push('Orc')`, says: CLOSED },
  { title: 'a script adds to the traits of a card', body: `(self.traits as any).push('Orc')`, says: CLOSED },
  { title: 'a script adds to the keywords of a card', body: `(self.keywords as any).surge = 1`, says: CLOSED },
  { title: 'a script changes a printed number', body: `(self.facts as any).willpower = 99`, says: CLOSED },
  { title: 'a script becomes the player whom an ability names', when: 'event', body: `(event as any).by = you`, says: CLOSED },
  { title: 'a script sets the fate of an event', when: 'event', body: `(event as any).fate = 'cancelled'`, says: CLOSED },
  { title: 'a script writes a part of an event', when: 'event', body: `(event as any).word = 'x'`, says: CLOSED },
  { title: 'a script says that another card did it', when: 'event', body: `(event as any).because.card.code = 'other:card'`, says: CLOSED },
  {
    title: 'a script gives an event a part that it does not have',
    when: 'event',
    body: `event.change('nonsense', 1)`,
    says: /has no part called "nonsense"/,
  },
  {
    title: 'a script hangs state on a function of the engine',
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
  // the kernel's own notes
  {
    title: 'a script asks for the table itself by its id',
    body: `throw new Error(String(cardById('table')))`,
    imports: 'cardById',
    says: /undefined/,
  },
  {
    title: 'a script remembers something that is no card of the game',
    body: `remember({ id: 'table', zone: self.zone } as any, 'muted', ['made-up:bell#play'])`,
    imports: 'remember',
    says: /no card of this game/,
  },
  {
    title: 'a script makes a card of its own and remembers on it',
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
    title: 'a script forgets how often an ability was used',
    body: `remember(self, 'used made-up:keeper#action', { period: '', times: 0 })`,
    imports: 'remember',
    says: /the game uses it itself/,
  },
  {
    title: 'a script says what paid for a card',
    body: `remember(self, 'paid with', ['p1/bell/0'])`,
    imports: 'remember',
    says: /the game uses it itself/,
  },
  {
    title: 'a script remembers under a name that is no word',
    body: `remember(self, { toString: () => 'x' } as any, 1)`,
    imports: 'remember',
    says: /no word/,
  },
  {
    title: 'a script remembers under a name that vanishes',
    body: `remember(self, '__pro' + 'to__', { a: 1 })`,
    imports: 'remember',
    says: /__proto__/,
  },
  {
    title: 'a script places tokens under a name that vanishes',
    body: `placeTokens(self, '__pro' + 'to__', 1)`,
    imports: 'placeTokens',
    says: /__proto__/,
  },
  {
    title: 'a script makes a player a card on another',
    body: `attach(you, self, you)`,
    imports: 'attach',
    says: /only cards of this game can be moved|the table and the players/,
  },
  {
    title: 'a script names what is no card as the next stage',
    body: `setNextStage({ id: 5 } as any)`,
    imports: 'setNextStage',
    says: /no card of this game/,
  },
  {
    title: 'a script changes a number of something that is no card',
    body: `modify([{ id: 'p1' }] as any, 'willpower', 1, 'round')`,
    imports: 'modify',
    says: /no card of this game|TypeError/,
  },
]

describe.each(['quickjs', 'native'] as const)('in %s', (kind) => {
  test.each(attempts.map((attempt) => [attempt.title, attempt] as const))(
    '%s: it is refused and named, and nothing has changed',
    async (_, { body, imports, says, when }) => {
      const { host } = await use(kind, body, imports, when)
      expect(host.faults.map(({ ability }) => ability)).toEqual([`made-up:keeper#${when ?? 'action'}`])
      expect(host.faults[0]?.message).toMatch(says)
      // muted, and otherwise where it was
      expect(host.reply.questions.p1?.options.some(({ key }) => key.includes('#action'))).toBe(when === 'event')
      const view = viewFrom('p1', (await host.look()).patches.p1)
      expect(JSON.stringify(view)).not.toMatch(/"Orc"|"surge"/)
    },
  )

  test('names that every object knows are as absent as any other', async () => {
    const { host } = await use(
      kind,
      `const found = ['toString', 'construc' + 'tor', 'hasOwnProperty', 'valueOf'].map((name) => [typeof self.memory(name), self.token(name), typeof self.printedFact(name), self.hasKeyword(name), self.has(name)].join(' '))
    throw new Error(found.filter((one, i) => found.indexOf(one) === i).join('; '))`,
    )
    expect(host.faults[0]?.message).toContain('Error: undefined 0 undefined false false')
    expect(host.faults[0]?.message).not.toContain(';')
  })
})
