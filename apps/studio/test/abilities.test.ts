import { fileURLToPath } from 'node:url'
import { checkTypes, loadPack } from '@questwright/packs'
import { bootPacks, engineModules, openRealm } from '@questwright/realm'
import { games } from '@questwright/workshop/games'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { editScript } from '../src/client/abilities/edit.ts'
import { formatExpression } from '../src/client/abilities/format.ts'
import { withImports } from '../src/client/abilities/imports.ts'
import { type Entry, menusOf, wordOf } from '../src/client/abilities/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice, type Trigger } from '../src/client/abilities/model.ts'
import { type BuilderPlace, costsFor, filled, has, offered, plainFilters, repaired, wordsFor } from '../src/client/abilities/offers.ts'
import { printAbility } from '../src/client/abilities/print.ts'
import { readScript } from '../src/client/abilities/read.ts'
import { sayAbility } from '../src/client/abilities/sentence.ts'

const menus = menusOf(rulebookAt('lcg'))
const { amount: amounts, conditions } = menus.of
const { costs, events, lists, words } = menus
/** What is understood only is not offered. */
const isOffered = ({ offer }: Entry): boolean => offer !== 'read'
const effects = menus.of.effects.filter(isOffered)
const filters = menus.of.filters.filter(isOffered)
const groups = menus.of.group.filter(isOffered)
const changes = menus.changes.filter(isOffered)
const prices = menus.prices.filter(isOffered)
const types = ['hero', 'ally', 'attachment', 'event', 'enemy', 'location', 'treachery', 'objective', 'quest'] as const
const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 2 }) })

/** Every trigger that a word offers. */
function triggersOf(word: BuiltAbility['word']): readonly (Trigger | undefined)[] {
  if (!has(menus, word, 'trigger')) return [undefined]
  const timings = word === 'as' ? (['when'] as const) : (['after', 'when'] as const)
  const heard = timings.flatMap((timing) =>
    events.flatMap(({ kind, subject }): Trigger[] =>
      subject === 'player'
        ? (['you', []] as const).map((of) => ({ timing, kind, of }))
        : subject === 'none'
          ? [{ timing, kind, of: [] }]
          : (['self', 'host', [choice('enemy'), choice('trait', { trait: 'Creature' })], []] as const).map((of) => ({ timing, kind, of })),
    ),
  )
  const moments =
    word === 'forced'
      ? ['round', 'quest', 'combat'].flatMap((kind): Trigger[] => [
          { timing: 'at-end-of', kind, of: [] },
          { timing: 'at-beginning-of', kind, of: [] },
        ])
      : []
  const cancels = word === 'response' ? Object.keys(menus.cancels).map((kind): Trigger => ({ timing: 'cancel', kind, of: [] })) : []
  return [...heard, ...moments, ...cancels]
}

interface Case {
  readonly place: BuilderPlace
  readonly ability: BuiltAbility
}

/** The list whose words stand in what a constant ability changes. */
function listOfChange(word: string): string {
  const changes = wordOf(menus, word)?.changes
  return typeof changes === 'object' ? changes.list : ''
}

/** All words with all triggers, and with each word every cost, condition, target, effect, amount, group and filter once. */
function cases(): readonly Case[] {
  const made: Case[] = []
  let turn = 0
  const next = <T>(list: readonly T[]): T | undefined => list[turn++ % Math.max(1, list.length)]
  for (const type of types)
    for (const word of wordsFor(menus, { kind: 'card', type })) {
      const place: BuilderPlace = { kind: 'card', type }
      const blank = blankAbility(word)
      const add = (change: Partial<BuiltAbility>) => made.push({ place, ability: { ...blank, ...change } })
      if (word === 'attaches-to') for (const one of plainFilters(menus)) add({ hosts: [filled(menus, one, blank, place)] })
      else if (word === 'travel') for (const one of prices) add({ price: filled(menus, one, blank, place) })
      else if (word === 'gives-travel')
        for (const one of prices) add({ hosts: [choice('other'), choice('location')], price: filled(menus, one, blank, place) })
      else if (has(menus, word, 'change')) {
        const all =
          word === 'modifier'
            ? changes.map((one) => filled(menus, one, blank, place))
            : Object.keys(lists[listOfChange(word)] ?? {}).map((what) => choice(word, { what }))
        for (const change of all)
          for (const on of ['self', 'host', [choice('ally')], []] as const)
            add({
              change,
              on,
              conditions:
                turn % 2 === 0 || !has(menus, word, 'conditions')
                  ? []
                  : [filled(menus, next(conditions.filter(({ needs }) => !needs)) ?? (conditions[0] as never), blank, place)],
            })
      } else {
        const triggers = triggersOf(word)
        const withTrigger = { ...blank, trigger: next(triggers) }
        const every = Math.max(triggers.length, effects.length, filters.length)
        // every type goes another way through the menus
        for (let i = types.indexOf(type); i < every * 2; i += 29) {
          const trigger = triggers[i % triggers.length]
          const target =
            !has(menus, word, 'target') || i % 3 === 0
              ? undefined
              : i % 3 === 1
                ? choice('choose-player')
                : choice('choose', { group: grouped(i) })
          const base: BuiltAbility = { ...withTrigger, trigger, target }
          const paid = has(menus, word, 'costs') ? costsFor(menus, base, place) : []
          const done = offered(menus, 'effects', base, place)
          const effect = done[i % done.length]
          add({
            trigger,
            target,
            effects: effect ? [varied(filled(menus, effect, base, place), base, place, i)] : [draw],
            costs: i % 4 === 0 || paid.length === 0 ? [] : [filled(menus, paid[i % paid.length] as never, base, place)],
            conditions:
              i % 5 !== 0
                ? []
                : [
                    filled(
                      menus,
                      offered(menus, 'conditions', base, place)[i % offered(menus, 'conditions', base, place).length] as never,
                      base,
                      place,
                    ),
                  ],
            phase: word === 'action' && i % 7 === 0 ? 'combat' : undefined,
            limit: has(menus, word, 'limit') && i % 3 === 1 ? { times: 1, period: 'round', counts: i % 2 ? 'card' : 'player' } : undefined,
          })
          for (const sort of ['cards', 'card', 'players', 'player', 'amount'] as const) {
            const menu = offered(menus, sort, base, place)
            const one = menu[i % Math.max(1, menu.length)]
            if (!one || i % 6 !== 0) continue
            const value = filled(menus, one, base, place)
            const by = { cards: 'damage', card: 'engage', players: 'raise-threat', player: 'draw', amount: 'progress' }[sort]
            const entry = effects.find(({ id }) => id === by)
            if (entry)
              add({
                trigger,
                target,
                effects: [{ ...filled(menus, entry, base, place), with: { ...filled(menus, entry, base, place).with, [sort]: value } }],
              })
          }
        }
      }
    }
  const enemy: BuilderPlace = { kind: 'card', type: 'enemy' }
  const hit: BuiltAbility = { ...blankAbility('forced'), trigger: { timing: 'when', kind: 'damaged', of: 'self' } }
  made.push({ place: enemy, ability: { ...hit, effects: [choice('prevent', { count: 1 })] } })
  made.push({
    place: enemy,
    ability: { ...blankAbility('shadow'), effects: [choice('if', { conditions: [choice('attack-undefended')], effects: [draw] })] },
  })
  const dealt = blankAbility('shadow')
  for (const one of effects.filter(({ needs, offer }) => needs?.includes('attack') || offer === 'read'))
    made.push({ place: enemy, ability: { ...dealt, effects: [filled(menus, one, dealt, enemy)] } })
  made.push({
    place: { kind: 'card', type: 'event' },
    ability: { ...blankAbility('action'), keyword: 'surge', phase: 'combat', effects: [draw] },
  })
  return made
}

const anyGroups = groups.filter(({ needs }) => !needs)

/** Another group with another filter each time. */
function grouped(i: number): Choice {
  const base = anyGroups[i % anyGroups.length]
  const one = filters[i % filters.length]
  return choice(
    base?.id ?? 'enemies',
    i % 2 ? {} : { filters: one ? [filled(menus, one, blankAbility('action'), { kind: 'card', type: 'hero' })] : [] },
  )
}

function varied(effect: Choice, ability: BuiltAbility, place: BuilderPlace, i: number): Choice {
  const amount = amounts.filter(({ id }) => offered(menus, 'amount', ability, place).some((one) => one.id === id))[i % 5]
  const group = effect.with.cards ?? effect.with.card
  return {
    ...effect,
    with: {
      ...effect.with,
      ...(effect.with.amount && amount ? { amount: filled(menus, amount, ability, place) } : {}),
      ...(typeof group === 'object' && 'id' in group && group.id === 'choose'
        ? { [effect.with.cards ? 'cards' : 'card']: choice('choose', { group: grouped(i) }) }
        : {}),
    },
  }
}

/** Entries that stand in none of these cases. What speaks of the number of a keyword is offered on no card. */
function unusedIn(made: readonly Case[]): readonly Entry[] {
  const used = JSON.stringify(made)
  return [...effects, ...costs, ...conditions.filter(isOffered), ...filters].filter(
    ({ id, needs }) => !needs?.includes('number') && !used.includes(`"id":"${id}"`),
  )
}

/** What the turns through the menus have passed by, each with the first trigger for which it is offered. */
function passedBy(made: readonly Case[]): readonly Case[] {
  const places = (['attachment', 'enemy', 'location'] as const).map((type): BuilderPlace => ({ kind: 'card', type }))
  const answers = places.flatMap((place) =>
    (['response', 'forced'] as const).flatMap((word) =>
      triggersOf(word).map((trigger) => ({ place, ability: { ...blankAbility(word), trigger } })),
    ),
  )
  return unusedIn(made).flatMap((entry): readonly Case[] => {
    const sort = effects.includes(entry) ? 'effects' : filters.includes(entry) ? 'filters' : 'conditions'
    const found = answers.find(({ place, ability }) => offered(menus, sort, ability, place).includes(entry))
    if (!found && sort === 'conditions' && entry.needs?.includes('attack')) {
      // what an attack must be stands in an effect of a shadow card
      const [place, blank] = [{ kind: 'card', type: 'enemy' } as const, blankAbility('shadow')]
      const when = choice('if', { conditions: [filled(menus, entry, blank, place)], effects: [draw] })
      return [{ place, ability: { ...blank, effects: [when] } }]
    }
    if (!found) return []
    const one = filled(menus, entry, found.ability, found.place)
    const group = choice('enemies', { filters: [one] })
    const hit = choice('damage', { cards: choice('each', { group }), amount: choice('fixed', { count: 1 }) })
    const parts = sort === 'filters' ? { effects: [hit] } : { effects: [draw], [sort]: [one] }
    return [{ ...found, ability: { ...found.ability, ...parts } }]
  })
}

const turned = cases()
const all = [...turned, ...passedBy(turned)]

const facts: { readonly [type: string]: object } = {
  hero: { threatCost: 9, willpower: 1, attack: 1, defense: 1, hitPoints: 3, sphere: 'lore' },
  ally: { cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3, sphere: 'lore' },
  attachment: { cost: 1, sphere: 'lore' },
  event: { cost: 1, sphere: 'lore' },
  enemy: { encounterSet: 'made', engagementCost: 20, threat: 1, attack: 1, defense: 1, hitPoints: 3, shadow: 'present' },
  location: { encounterSet: 'made', threat: 1, questPoints: 2 },
  treachery: { encounterSet: 'made' },
  objective: { encounterSet: 'made' },
  quest: { stage: 1, encounterSets: ['made'], sides: { A: {}, B: { questPoints: 5 } } },
}

/** A pack with all these abilities, some on each card. */
function packOf(made: readonly Case[]): { readonly [path: string]: string } {
  const files: { [path: string]: string } = { 'package.json': manifest('@tester/built') }
  const text: { [slug: string]: object } = {}
  for (const type of types) {
    const own = made.filter(({ place }) => place.type === type)
    for (let i = 0; i < own.length; i += 12) {
      const slug = `${type}-${i}`
      const empty = type === 'quest' ? `export default card('${slug}', { B: [] })\n` : `export default card('${slug}', [])\n`
      let source = `import { card } from '@questwright/lcg'\n\n${empty}`
      for (const { ability } of own.slice(i, i + 12)) {
        const edited = editScript(menus, ts, {
          source,
          code: printAbility(menus, ability),
          at: undefined,
          side: type === 'quest' ? 'B' : undefined,
        })
        if ('refused' in edited) throw new Error(edited.refused)
        source = edited.source
      }
      files[`cards/${slug}.ts`] = source
      files[`cards/${slug}.json`] = JSON.stringify({ type, ...facts[type], quantity: 1 })
      text[slug] = { title: slug }
    }
  }
  // the keyword that the menus propose
  files['keywords/surge.json'] = JSON.stringify({ number: 'none' })
  files['text/en.json'] = JSON.stringify({
    cards: text,
    keywords: { surge: { title: 'Surge' } },
    encounterSets: { made: { title: 'Made' } },
  })
  return files
}

describe('every combination that the builder offers', () => {
  const files = packOf(all)
  const { bundle, problems } = loadPack(files, rulebooks)

  it(`passes gate and compiler, ${all.length} of them`, () => {
    expect(all.length).toBeGreaterThan(800)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(new Set(all.map(({ ability }) => ability.word))).toEqual(
      new Set(Object.keys(words).filter((word) => words[word]?.offer !== 'read')),
    )
    expect(unusedIn(all).map(({ id }) => id)).toEqual([])
  })

  it('has the right types', () => {
    const home = fileURLToPath(new URL('../../../packages/lcg/src/index.ts', import.meta.url))
    expect(
      checkTypes([{ pack: 'built', files }], { '@questwright/lcg': home }).map(({ file, line, message }) => `${file}:${line} ${message}`),
    ).toEqual([])
  })

  it('loads in a realm', async () => {
    const engine = await engineModules(games.lcg)
    const realm = await openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules })
    const booted = await bootPacks(realm, bundle ? [bundle] : [])
    expect(booted.problems).toEqual([])
    realm.close()
  })

  it('is read back from the script as it was chosen', () => {
    for (const { ability } of all) {
      const code = printAbility(menus, ability)
      const tree = ts.createSourceFile('x.ts', `export default card('x', [${formatExpression(ts, code, 2)}])`, ts.ScriptTarget.ES2022, true)
      const [read] = readScript(menus, ts, tree).abilities
      if (!read?.ability) throw new Error(`not understood: ${code}`)
      expect(printAbility(menus, read.ability)).toBe(code)
    }
  })

  it('has a sentence without blanks', () => {
    for (const { ability } of all) {
      const sentence = sayAbility(menus, ability, 'Reedfang', 'hero')
      expect(sentence).not.toMatch(/[$~{}⟨⟩]|undefined|\ba [aeio](?!ne)/)
      expect(sentence).toMatch(/[.)]”?$/)
    }
  })
})

it.each<readonly [word: string, change: Choice, on: BuiltAbility['on']]>([
  ['modifier', choice('more-threat-for-engagement', { count: 10 }), []],
  ['modifier', choice('more', { stat: 'handLimit', amount: choice('fixed', { count: 1 }) }), []],
  ['modifier', choice('staging-threat', { amount: choice('fixed', { count: 1 }) }), []],
  ['modifier', choice('more', { stat: 'attack', amount: choice('fixed', { count: 1 }) }), 'self'],
  ['cannot', choice('cannot', { what: 'drawn' }), []],
  ['cannot', choice('cannot', { what: 'stepTaken' }), []],
  ['cannot', choice('cannot', { what: 'attacks' }), 'self'],
  ['permits', choice('permits', { what: 'renewsEncounterDeck' }), []],
  ['permits', choice('permits', { what: 'keepsShadowCards' }), 'self'],
])('%s, with %o, is not said of a card where it is of players or of the table', (word, change, on) => {
  const place: BuilderPlace = { kind: 'card', type: 'enemy' }
  expect(repaired(menus, { ...blankAbility(word), on: 'self', change }, place).on).toEqual(on)
})

it('of two blanks of one kind the second begins with something else', () => {
  const either = conditions.find(({ id }) => id === 'either') as Entry
  const begun = filled(menus, either, blankAbility('response'), { kind: 'card', type: 'ally' })
  expect(begun.with.conditions).not.toEqual(begun.with.others)
})

it('the keyword that is printed before its word begins its sentence, and the phase follows', () => {
  const ability = { ...blankAbility('action'), keyword: 'surge', phase: 'combat', effects: [draw] }
  expect(sayAbility(menus, ability, 'Reedfang', 'hero')).toMatch(/^\*\*Surge Combat Action:\*\* /)
})

describe('a script in which an ability is put', () => {
  const code = "forced.after('engages', { of: 'self' }, ({ you }) => drawCards(you, 1))"

  it('keeps everything else as it is, comments too', () => {
    const source =
      "import { action, card, type GameCard } from '@questwright/lcg'\n\nexport default card('reedfang', [\n  // first\n  action(({ you }) => you.hand), // odd\n])\n\nfunction own(card: GameCard) {\n  return card\n}\n"
    const edited = editScript(menus, ts, { source, code, at: undefined, side: undefined })
    if ('refused' in edited) throw new Error(edited.refused)
    expect(edited.source).toBe(
      "import { action, card, drawCards, forced, type GameCard } from '@questwright/lcg'\n\nexport default card('reedfang', [\n  // first\n  action(({ you }) => you.hand), // odd\n  forced.after('engages', { of: 'self' }, ({ you }) => drawCards(you, 1)),\n])\n\nfunction own(card: GameCard) {\n  return card\n}\n",
    )
    expect(edited.line).toBe(6)
  })

  it('grows a side that it has not got', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('stage', { A: [] })\n"
    const edited = editScript(menus, ts, { source, code, at: undefined, side: 'B' })
    expect('source' in edited && edited.source).toBe(
      `import { card, drawCards, forced } from '@questwright/lcg'\n\nexport default card('stage', { A: [],\n  B: [\n    ${code},\n  ],\n})\n`,
    )
  })

  it('replaces the one that is named, and refuses one that is gone', () => {
    const source =
      "import { card, forced, surge } from '@questwright/lcg'\n\nexport default card('reedfang', [forced.after('engages', () => 1)])\n"
    const at = source.indexOf('forced.after')
    expect(editScript(menus, ts, { source, code, at, side: undefined })).toMatchObject({ line: 3, script: code })
    expect(editScript(menus, ts, { source, code, at: at + 1, side: undefined })).toHaveProperty('refused')
  })

  it('brings what must stand beside it, once, on its own side', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('stage', { A: [blanks()], B: [] })\n"
    const asks = "modifier('attack', { by: 1, while: ({ self }) => enteredPlayThisRound(self) })"
    const once = editScript(menus, ts, { source, code: asks, at: undefined, side: 'B' })
    if ('refused' in once) throw new Error(once.refused)
    expect(once.source).toContain("import { card, enteredPlayThisRound, modifier, remembers } from '@questwright/lcg'")
    expect(once.source).toMatch(/A: \[blanks\(\)\],\s+B: \[\s+modifier\([\s\S]*\}\),\s+remembers\('entersPlay'\),\s+\]/)
    expect(once.source.split('\n')[once.line - 1]).toContain('modifier(')
    const twice = editScript(menus, ts, { source: once.source, code: asks, at: undefined, side: 'B' })
    expect('source' in twice && twice.source.match(/remembers\(/g)).toHaveLength(1)
  })

  it('brings what waits for a later moment under the name that the call has, unless it stands there', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('fen-hound', [])\n"
    const waits = "shadow(() => ifThisAttackDestroys('spoils'))"
    const once = editScript(menus, ts, { source, code: waits, at: undefined, side: undefined })
    if ('refused' in once) throw new Error(once.refused)
    expect(once.source).toContain("import { card, delayed, drawCards, ifThisAttackDestroys, shadow } from '@questwright/lcg'")
    expect(once.source).toContain("delayed('spoils', ({ you }) => drawCards(you, 1)),")
    const own = once.source.replace('drawCards(you, 1)', 'you.hand')
    const twice = editScript(menus, ts, { source: own, code: waits, at: undefined, side: undefined })
    expect('source' in twice && twice.source.match(/delayed\(/g)).toHaveLength(1)
    const other = editScript(menus, ts, { source: own, code: waits.replace('spoils', 'prey'), at: undefined, side: undefined })
    expect('source' in other && other.source.match(/delayed\('\w+'/g)).toEqual(["delayed('spoils'", "delayed('prey'"])
  })

  it('is refused where the list of abilities is none', () => {
    expect(
      editScript(menus, ts, { source: "export default card('x', claimable())\n", code, at: undefined, side: undefined }),
    ).toHaveProperty('refused')
  })

  it('gets imports where it has none', () => {
    expect(withImports('@questwright/lcg', ts, 'export const a = 1\n', ['forced', 'card'])).toBe(
      "import { card, forced } from '@questwright/lcg'\n\nexport const a = 1\n",
    )
  })
})

it('an ability with a comment, or with what no menu has, is written by hand', () => {
  const source =
    "export default card('x', [\n  action(() => ready(charactersInPlay())),\n  action(() => {\n    // grim\n    ready(charactersInPlay())\n  }),\n  action(({ you }) => plunder(you)),\n])\n"
  const { abilities } = readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))
  expect(abilities.map(({ ability, line }) => [ability?.word, line])).toEqual([
    ['action', 2],
    [undefined, 3],
    [undefined, 7],
  ])
})
