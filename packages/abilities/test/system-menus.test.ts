/**
 * Entries that systems of packs add to the menus of the ability builder: each is offered, written with its imports, passes the type check, and is
 * recognised when the script is opened again.
 */
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { checkTypes, loadPacks, readPackFolder } from '@questwright/packs'
import { rulebookOfPack, rulebooksOfPacks, systemTypes } from '@questwright/packs/browser'
import type { Rulebook } from '@questwright/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { editScript } from '../src/edit.ts'
import { withNamesOf } from '../src/imports.ts'
import { type Entry, entryOf, type Menus, menusOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice } from '../src/model.ts'
import { type BuilderPlace, costsFor, filled, offered } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'

const rulebooks = { lcg: lcgRulebook }

const content = fileURLToPath(new URL('../../../content/', import.meta.url))
// a studio that was started in this repository keeps logs and games in a folder of its own under content/, which is not a pack
const folders = readdirSync(content)
  .filter((id) => existsSync(`${content}/${id}/package.json`))
  .map((id) => readPackFolder(`${content}/${id}`))
const bundles = loadPacks(folders, rulebooks).flatMap(({ bundle }) => bundle ?? [])
const filesOf = new Map(bundles.map(({ id }, at) => [id, folders[at] ?? {}]))
const packs = bundles.filter(({ systems = {} }) => Object.values(systems).some(({ abilityMenus }) => abilityMenus !== undefined))
const home = (pack: string, path: string) => ({ pack, path, nameOf: (id: string) => bundles.find((one) => one.id === id)?.name })

const enemy: BuilderPlace = { kind: 'card', type: 'enemy' }
const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 1 }) })
const wound = (cards: Choice) => choice('damage', { cards, amount: choice('fixed', { count: 1 }) })
const each = (group: Choice) => choice('each', { group })

/** Abilities to which a new entry may be added; the test uses the first that provides what the entry needs. */
const bearersIn = (menus: Menus): readonly BuiltAbility[] => [
  blankAbility('action'),
  blankAbility('shadow'),
  ...menus.events.map(({ kind }): BuiltAbility => ({ ...blankAbility('forced'), trigger: { timing: 'after', kind, of: [] } })),
]

/** An ability that contains an entry of a menu. */
function abilityWith(menus: Menus, menu: string, id: string): BuiltAbility | undefined {
  const within = (offers: (bearer: BuiltAbility) => readonly Entry[], part: (one: Choice) => Partial<BuiltAbility>) => {
    const bearer = bearersIn(menus).find((one) => offers(one).some((entry) => entry.id === id))
    const entry = bearer && entryOf(offers(bearer), id)
    return bearer && entry && { ...bearer, ...part(filled(menus, entry, bearer, enemy)) }
  }
  const inMenu = (sort: string) => (bearer: BuiltAbility) => offered(menus, sort, bearer, enemy)
  const ready = (one: Choice): Partial<BuiltAbility> => ({ effects: [wound(one)] })
  switch (menu) {
    case 'effects':
      return within(inMenu('effects'), (one) => ({ effects: [one] }))
    case 'conditions':
      return within(inMenu('conditions'), (one) => ({ conditions: [one], effects: [choice('if', { conditions: [one], effects: [draw] })] }))
    case 'costs':
      return within(
        (bearer) => (bearer.word === 'action' ? costsFor(menus, bearer, enemy) : []),
        (one) => ({ costs: [one], effects: [draw] }),
      )
    case 'groups':
      return within(inMenu('group'), (one) => ready(each(one)))
    case 'filters':
      return within(inMenu('filters'), (one) => ready(each(choice('enemies', { filters: [one] }))))
    case 'cards':
      return within(inMenu('cards'), ready)
    case 'players':
      return within(inMenu('players'), (one) => ({ effects: [choice('draw', { ...draw.with, player: one })] }))
    case 'events':
      return { ...blankAbility('forced'), trigger: { timing: 'after', kind: id, of: [] }, effects: [draw] }
    case 'changes':
      return { ...blankAbility('modifier'), on: [], change: filled(menus, entryOf(menus.changes, id), blankAbility('modifier'), enemy) }
    case 'prices':
      return { ...blankAbility('travel'), price: filled(menus, entryOf(menus.prices, id), blankAbility('travel'), enemy) }
    default:
      return undefined
  }
}

/** A shadow effect cannot have conditions of its own, only conditions inside its effects. */
const fitting = (ability: BuiltAbility): BuiltAbility => (ability.word === 'shadow' ? { ...ability, conditions: [] } : ability)

const cases = packs.flatMap((pack) => {
  const menus = menusOf(rulebookOfPack(pack, bundles, rulebooks))
  return Object.values(pack.systems ?? {}).flatMap(({ abilityMenus = {} }) =>
    Object.entries(abilityMenus).flatMap(([menu, entries]) =>
      menu === 'lists' || menu === 'verbs' || menu === 'facts'
        ? []
        : Object.keys(entries)
            // without entries that are recognised but no longer offered because the game has an entry of its own for them
            .filter((id) => entries[id]?.offer !== 'read')
            .map((id, at) => {
              const ability = abilityWith(menus, menu, id)
              return { pack, menus, menu, id, path: `cards/built/${menu}-${at}-${id}.ts`, ability: ability && fitting(ability) }
            }),
    ),
  )
})

const written = cases.flatMap(({ ability, ...one }) => {
  if (!ability) return []
  const source = `import { card } from '@questwright/lcg'\n\nexport default card('${one.id}', [])\n`
  const code = printAbility(one.menus, ts, ability)
  const edited = editScript(one.menus, ts, { source, code, at: undefined, side: undefined, home: home(one.pack.id, one.path) })
  return 'source' in edited ? [{ ...one, ability, code, source: edited.source }] : []
})

describe('an entry that a system adds to the menus', () => {
  it('is offered in the right places', () => {
    expect(cases.length).toBeGreaterThan(40)
    expect(written.map(({ id }) => id)).toEqual(cases.map(({ id }) => id))
  })

  it('has a sentence without blanks', () => {
    const wrong = written
      .map(({ menus, ability, id }) => `${id}: ${sayAbility(menus, ability, 'Reedfang', 'hero')}`)
      .filter((told) => /[$~{}⟨⟩‹›]|undefined/.test(told))
    expect(wrong).toEqual([])
  })

  it.each([
    ['hide-fewer', 'Each player discards 1 fewer card for each Hide test.'],
    ['hide-willpower', 'Each card gets +1 [willpower] while committed to a Hide test.'],
    ['exhaust-the-ring', '**Action:** Exhaust The One Ring to draw 1 card.'],
    ['hideTestPassed', '**Forced:** After a player passes a Hide test, draw 1 card.'],
  ])('has a sentence that names the right thing: %s', (id, sentence) => {
    const one = written.find((each) => each.id === id)
    expect(one && sayAbility(one.menus, one.ability, 'Reedfang', 'hero')).toBe(sentence)
  })

  it('is read back as the same choices', () => {
    for (const { menus, ability, source, code, id } of written) {
      const [read] = readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true)).abilities
      expect(read?.ability && printAbility(menus, ts, read.ability), id).toBe(code)
      if (ability.change) expect(read?.ability?.change, id).toEqual(ability.change)
    }
  })

  it('has correct types, with its verbs imported from their modules', () => {
    const sources = bundles.map(({ id }) => {
      const scripts = Object.entries(filesOf.get(id) ?? {}).filter(([file]) => file.endsWith('.ts') && !file.endsWith('.scene.ts'))
      const built = written.filter(({ pack }) => pack.id === id).map(({ path, source }) => [path, source] as const)
      return { pack: id, files: { ...Object.fromEntries(scripts), ...Object.fromEntries(built) } }
    })
    const declared = fileURLToPath(new URL('../../../packages/lcg/src/index.ts', import.meta.url))
    const asked = new Set(packs.map(({ id }) => id))
    const found = checkTypes(
      sources,
      { '@questwright/lcg': declared },
      asked,
      systemTypes(rulebooksOfPacks(bundles, rulebooks).lcg as Rulebook, lcgRulebook),
    )
    expect(found.filter(({ file }) => file?.startsWith('cards/built/')).map(({ file, message }) => `${file} ${message}`)).toEqual([])
  })
})

describe('a verb of a system', () => {
  const sailing = menusOf(rulebookOfPack(bundles.find(({ id }) => id === 'lcg-seafaring') as never, bundles, rulebooks))
  const importsIn = (pack: string, path: string): readonly string[] => {
    const source = `import { card } from '@questwright/lcg'\nimport { mine } from './mine.ts'\n\nexport default card('x', [])\n`
    const code = 'forced.atEndOf("round", () => shiftOffCourse())'
    const edited = editScript(sailing, ts, { source, code, at: undefined, side: undefined, home: home(pack, path) })
    return 'source' in edited ? edited.source.split('\n').filter((line) => line.startsWith('import ')) : []
  }
  const [api, mine] = ["import { card, forced } from '@questwright/lcg'", "import { mine } from './mine.ts'"]

  it.each([
    [
      'in a card of its pack by its path',
      'lcg-seafaring',
      'cards/quests/x.ts',
      [mine, "import { shiftOffCourse } from '../../systems/sailing.ts'"],
    ],
    ['in another system of its pack', 'lcg-seafaring', 'systems/x.ts', [mine, "import { shiftOffCourse } from './sailing.ts'"]],
    ['in its own script not at all', 'lcg-seafaring', 'systems/sailing.ts', [mine]],
    [
      'in another pack by the name of its pack',
      'lcg-dream-chaser',
      'cards/x.ts',
      ["import { shiftOffCourse } from '@questwright/lcg-seafaring/systems/sailing'", mine],
    ],
  ])('is imported %s', (_where, pack, path, others) => {
    expect(importsIn(pack, path).toSorted()).toEqual([api, ...others].toSorted())
  })
})

it('a function that the scripts of two packs export is imported under a name of its own', () => {
  const pack = (name: string, needs: readonly string[], files: { readonly [path: string]: string }) => ({
    'package.json': JSON.stringify({
      name,
      version: '0.1.0',
      questwright: { game: 'lcg', api: 2 },
      dependencies: Object.fromEntries(needs.map((one) => [one, '*'])),
    }),
    ...files,
  })
  const traps = {
    'systems/traps.json': JSON.stringify({
      abilityMenus: {
        verbs: ['trap'],
        effects: { trap: { label: 'lay traps', code: 'trap($count)', says: 'lay $count traps', blanks: { count: 'count' } } },
      },
    }),
    'systems/traps.ts': 'export function trap(count: number) { return count }\n',
  }
  const loaded = loadPacks(
    [pack('@ann/hunt', [], traps), pack('@bob/hunt', [], traps), pack('@cid/both', ['@ann/hunt', '@bob/hunt'], {})],
    rulebooks,
  ).flatMap(({ bundle }) => bundle ?? [])
  const both = loaded.find(({ id }) => id === 'both') as (typeof loaded)[number]
  const menus = menusOf(rulebookOfPack(both, loaded, rulebooks))
  const here = { pack: 'both', path: 'cards/snare.ts', nameOf: (id: string) => loaded.find((one) => one.id === id)?.name }
  const ability: BuiltAbility = {
    ...blankAbility('action'),
    effects: [choice('ann_hunt:trap', { count: 1 }), choice('bob_hunt:trap', { count: 2 })],
  }
  const written = withNamesOf(menus, ts, '', printAbility(menus, ts, ability), here)
  expect(written).toContain("import { trap as trapOfAnnHunt } from '@ann/hunt/systems/traps'")
  expect(written).toContain("import { trap as trapOfBobHunt } from '@bob/hunt/systems/traps'")
  expect(printAbility(menus, ts, ability)).toMatch(/trapOfAnnHunt\(1\)[\s\S]*trapOfBobHunt\(2\)/)
  // scripts of the pack itself still call the function by its own name
  const [ann] = loaded
  const own = menusOf(rulebookOfPack(ann as (typeof loaded)[number], loaded, rulebooks))
  expect(printAbility(own, ts, { ...ability, effects: [choice('trap', { count: 1 })] })).toContain('trap(1)')
})
