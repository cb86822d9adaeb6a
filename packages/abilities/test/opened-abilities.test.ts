/** How many abilities of the cooperative game's packs under content/ the ability builder can open, and that it shows and writes those without changing them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { type PackOfSystems, packId, rulebookOfPack } from '@questwright/packs/browser'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { formatExpression } from '../src/format.ts'
import { type Menus, menusOf } from '../src/menus.ts'
import type { BuiltAbility } from '../src/model.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'
import { literalsIn } from './literals-in.ts'

const rulebooks = { lcg: lcgRulebook }

/** At least this share of the abilities of all packs together must open; no pack is left out. */
const FLOOR = 0.7

const menus = menusOf(lcgRulebook)
const content = new URL('../../../content/', import.meta.url)

const jsonAt = (path: string) => JSON.parse(readFileSync(new URL(path, content), 'utf8'))
const filesIn = (path: string): readonly string[] => {
  const folder = new URL(path, content)
  return existsSync(folder) ? readdirSync(folder) : []
}
// a studio that was started in this repository keeps logs and games in a folder of its own under content/, which is not a pack
const ids = filesIn('.').filter(
  (id) => existsSync(new URL(`${id}/package.json`, content)) && jsonAt(`${id}/package.json`).questwright?.game === 'lcg',
)
const packs = ids.map((id): PackOfSystems & { readonly game: string } => ({
  id,
  game: 'lcg',
  dependencies: Object.keys(jsonAt(`${id}/package.json`).dependencies ?? {}).map(packId),
  systems: Object.fromEntries(
    filesIn(`${id}/systems`)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -'.json'.length), jsonAt(`${id}/systems/${file}`)]),
  ),
}))
/** The menus of each pack: those of the game, and those of the systems of the pack and of the packs on which it depends. */
const menusOfPack = new Map(packs.map((pack) => [pack.id, menusOf(rulebookOfPack(pack, packs, rulebooks))]))
const packOf = (file: string): string => file.split('/')[0] as string
const menusAt = (file: string): Menus => menusOfPack.get(packOf(file)) as Menus

interface Found {
  readonly file: string
  readonly line: number
  /** The source text of the ability. */
  readonly script: string
  /** Undefined if the builder cannot open it, so that it can only be edited as script code. */
  readonly ability: BuiltAbility | undefined
}

const read = (source: string, known = menus) => readScript(known, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))

function abilitiesOf(file: string): readonly Found[] {
  const source = readFileSync(new URL(file, content), 'utf8')
  const { lists, abilities } = read(source, menusAt(file))
  // a list that comes from another file counts as one ability that does not open
  if (lists.length === 0) return [{ file, line: 1, script: '', ability: undefined }]
  return abilities.map(({ line, start, end, ability }) => ({ file, line, script: source.slice(start, end), ability }))
}

// one pack folder at a time, without `node_modules`: the links there lead back into the repository, so the walk would not end
const found = ids
  .flatMap((id) => ['cards', 'keywords', 'scenarios', 'rules', 'systems'].map((part) => `${id}/${part}`))
  .filter((folder) => existsSync(new URL(folder, content)))
  .flatMap((folder) =>
    readdirSync(new URL(folder, content), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /(?<!\.scene)\.ts$/.test(file))
  .flatMap(abilitiesOf)
const opened = found.flatMap(({ ability, ...place }) => (ability ? [{ ...place, ability }] : []))

it(`opens at least ${FLOOR * 100} % of the abilities of the cooperative game under content/`, () => {
  const share = (some: readonly Found[]): string => `${some.filter(({ ability }) => ability).length} of ${some.length}`
  console.info(
    [
      `The ability builder opens ${share(found)} abilities under content/ (${Math.round((opened.length / found.length) * 100)} %).`,
      ...packs.map(({ id }) => `  ${id}: ${share(found.filter(({ file }) => packOf(file) === id))}`),
    ].join('\n'),
  )
  expect(found.length).toBeGreaterThan(200)
  expect(opened.length / found.length).toBeGreaterThanOrEqual(FLOOR)
})

const abilityIn = (script: string) => read(`export default card('x', [${script}])`).abilities[0]?.ability

it('reads a condition with brackets around it and without', () => {
  const once = "event.asItWas.type === 'hero' || event.asItWas.type === 'ally'"
  const script = (condition: string) =>
    `export default card('x', [response.after('destroyed', { when: ({ event }) => ${condition} }, ({ you }) => drawCards(you, 1))])`
  const [plain, bracketed] = [once, `(${once})`].map((condition) => read(script(condition)).abilities[0]?.ability)
  expect(plain?.conditions).toEqual([{ id: 'was-hero-or-ally', with: {} }])
  expect(bracketed).toEqual(plain)
})

it('reads a keyword with a number, and a player other than you', () => {
  const [gained, given] = [
    "modifier('keywords', { gain: 'archery', number: () => playersInOrder().length })",
    'action({ targets: () => choosePlayer(playersInOrder().filter((player) => player !== you)) }, ({ targets: other }) => drawCards(other, 1))',
  ].map((script) => read(`export default card('x', [${script}])`).abilities[0]?.ability)
  expect(gained?.change).toEqual({ id: 'keyword-number', with: { keyword: 'archery', amount: { id: 'players', with: {} } } })
  expect(given?.target?.id).toBe('choose-other')
})

it('reads a function with the name of a called function, and a loop with any name for its variable', () => {
  const written = [
    "forced.after('damaged', { of: enteredPlayThisRound }, makeAdditionalAttack)",
    'whenRevealed(() => {\nfor (const foe of enemiesInPlay()) returnToStaging(foe)\n})',
    'whenRevealed(() => {\nfor (const you of enemiesInPlay()) returnToStaging(you)\n})',
    'travel(() => true, makeAdditionalAttack)',
  ]
  const opened = written.map((script) => read(`export default card('x', [${script}])`).abilities[0]?.ability)
  expect(opened.map((one) => one && printAbility(menus, ts, one))).toEqual([
    "forced.after('damaged', { of: (damaged) => enteredPlayThisRound(damaged) }, () => makeAdditionalAttack())",
    'whenRevealed(() => {\nfor (const one of enemiesInPlay()) returnToStaging(one)\n})',
    undefined,
    'travel(() => true, () => makeAdditionalAttack())',
  ])
})

it('reads destructured parts of an event, effects for each player that do not mention the player, and delayed effects', () => {
  const written = [
    "forced.after('engages', { of: 'self' }, ({ self, event: { player } }) => {\nfor (const hero of player.heroes) moveResources(hero, self, 1)\n})",
    "forced.after('engages', { of: 'self' }, ({ event: { player } }) => eachPlayer((player) => drawCards(player, 1)))",
    "setup(() => eachPlayer(() => addToStagingArea(named('warg')[0], 'set-up')))",
    "delayed('return', (_, params) => returnToStaging(cardById(params.enemy)))",
    "lasting('dread', 'keywords', { on: (enemy) => enemy.isEnemy, lose: 'ranged' })",
    "cannot('stageDefeated', { while: ({ self }) => self.ready || enemiesInPlay().length > 0 })",
    'whenRevealed(() => discard(firstPlayer().hand.filter((held) => held.isAlly)))',
  ]
  const read = written.map((script) => abilityIn(script))
  expect(read.map((one) => one && printAbility(menus, ts, one))).toEqual([
    "forced.after('engages', { of: 'self' }, ({ self, event }) => {\nfor (const one of event.player.heroes) moveResources(one, self, 1)\n})",
    undefined,
    "setup(() => eachPlayer((player) => addToStagingArea(named('warg')[0], 'set-up')))",
    "delayed('return', (_, params) => returnToStaging(cardById(params.enemy)))",
    "lasting('dread', 'keywords', { on: (enemy) => enemy.isEnemy, lose: 'ranged' })",
    "cannot('stageDefeated', { while: ({ self }) => (self.ready || enemiesInPlay().length > 0) })",
    'whenRevealed(() => discard(firstPlayer().hand.filter((held) => held.isAlly)))',
  ])
})

it('reads the payment of an ability as its cost, and anything else as effects', () => {
  const prices = ['raiseThreat(playersInOrder(), 2)', '{\nif (attack.undefended) drawCards(you, 1)\n}'].map(
    (paid) => read(`export default card('x', [travel(() => true, () => ${paid})])`).abilities[0]?.ability?.price?.id,
  )
  expect(prices).toEqual(['raise', 'effects'])
})

describe('an ability that it opens', () => {
  it('has a sentence without blanks', () => {
    const wrong = opened
      .map(({ file, line, ability }) => `${file}:${line} ${sayAbility(menusAt(file), ability, 'Reedfang', 'hero')}`)
      .filter((told) => /[$~{}⟨⟩‹›]|undefined|\b[Aa] (?:\[?[aeio])/.test(told) || !/[.)]$/.test(told))
    expect(wrong).toEqual([])
  })

  it('is written again as the same ability', () => {
    for (const { file, line, script, ability } of opened) {
      const code = printAbility(menusAt(file), ts, ability)
      expect(literalsIn(code), `${file}:${line}`).toEqual(literalsIn(script))
      const [again] = read(`export default card('x', [${formatExpression(ts, code, 2)}])`, menusAt(file)).abilities
      expect(again?.ability && printAbility(menusAt(file), ts, again.ability), `${file}:${line}`).toBe(code)
    }
  })
})
