import { describe, expect, test } from 'vitest'
import type { PackFiles } from '../src/bundle.ts'
import { rulebooks } from './games.ts'
import { ally, enemy, hero, location, packWith, wholePack } from './made-up-pack.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

/** All problems found by loading and checking, without those that this test does not concern. */
function told(
  files: PackFiles,
): { code: string; file: string; line: number | undefined; message: string; remedy: string; severity: string }[] {
  const { bundle, problems } = loadPack(files, rulebooks)
  return [...problems, ...(bundle ? checkPacks([bundle], rulebooks) : [])].map(({ code, file, line, message, remedy, severity }) => ({
    code,
    file,
    line,
    message,
    remedy,
    severity,
  }))
}

const json = (value: object): string => JSON.stringify(value, null, 2)
const text = JSON.parse(wholePack['text/en.json'] ?? '') as { [section: string]: { [slug: string]: object } }
const scenario = JSON.parse(wholePack['scenarios/the-ferry.json'] ?? '') as { quest: string[]; encounterSets: string[] }
const stage = scenario.quest[0] as string

describe('data that nothing reads is reported, with its place and the name that was probably meant', () => {
  test('fields of a scenario, of its branches and of its map', () => {
    const facts = {
      ...scenario,
      quanties: { standard: {} },
      branches: { [stage]: { next: [], by: 'order', after: [] } },
      map: { [stage]: { x: 0, y: 0, z: 1 }, 'over-the-fery': { x: 1, y: 1 } },
    }
    const found = told(packWith({ 'scenarios/the-ferry.json': json(facts) }))
    expect(found.pop()?.code).toBe('reference/unknown-card')
    expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning facts/unknown-field',
      'warning facts/unknown-field',
      'warning facts/unknown-field',
      'warning scenario/map-without-stage',
    ])
    expect(found.every(({ file, line }) => file === 'scenarios/the-ferry.json' && line !== undefined)).toBe(true)
    expect(found.map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      'No scenario has a field `quanties`; it is kept, but nothing reads it. Did you mean `quantities`?',
      `No branch has a field \`branches.${stage}.after\`; it is kept, but nothing reads it. Take it out, or keep it if another program reads it.`,
      `No place of a stage has a field \`map.${stage}.z\`; it is kept, but nothing reads it. Take it out, or keep it if another program reads it.`,
      '`map` has a position for "over-the-fery", which is not in `quest`: nothing reads it. Did you mean "over-the-ferry"? Otherwise take it out.',
    ])
  })

  test('a scenario with such a field is loaded all the same', () => {
    const { bundle } = loadPack(packWith({ 'scenarios/the-ferry.json': json({ ...scenario, colour: 'red' }) }), rulebooks)
    expect(bundle?.scenarios['the-ferry']).toMatchObject({ colour: 'red' })
  })

  test('numbers for sets and cards that the scenario does not have, in each mode with such numbers', () => {
    const set = scenario.encounterSets[0] as string
    const of = (facts: object) =>
      told(packWith({ 'scenarios/the-ferry.json': json({ ...scenario, ...facts }) })).filter(({ code }) => code.startsWith('scenario/'))
    expect(of({ quantities: { standard: { [set]: 2, 'marsh-rat': 1, 'card/marsh-rat': 1 } } })).toEqual([])
    expect(of({ quantities: { standard: { 'set/wet-medows': 1 }, easy: { ferryman: 1 } } })).toMatchObject([
      {
        code: 'scenario/quantity-of-nothing',
        message: expect.stringContaining('"set/wet-medows" in standard mode'),
        remedy: expect.stringContaining('"wet-meadows"'),
      },
      { code: 'scenario/quantity-of-nothing', message: expect.stringContaining('"ferryman" in easy mode') },
    ])
    // the set is used only in nightmare mode: quantities of the standard mode apply to it, quantities of the easy mode do not
    const night = { encounterSets: [], modes: { nightmare: { encounterSets: [set] } } }
    expect(of({ ...night, quantities: { standard: { [set]: 2 } } })).toEqual([])
    expect(of({ ...night, quantities: { easy: { [`set/${set}`]: 2 } } })).toMatchObject([{ code: 'scenario/quantity-of-nothing' }])
  })

  test('fields of a keyword', () => {
    expect(told(packWith({ 'keywords/soggy.json': json({ number: 'required', numbers: 'none' }) }))).toMatchObject([
      { severity: 'warning', code: 'facts/unknown-field', file: 'keywords/soggy.json', line: 3, remedy: 'Did you mean `number`?' },
    ])
  })

  test('fields of a deck, of its placeholders and of its packs, except for fields that are passed on to other programs', () => {
    const deck = JSON.parse(wholePack['decks/millers.json'] ?? '') as object
    const more = {
      notes: 'Play it slowly.',
      kept: { sleeveid: 'x' },
      stubs: {},
      sidebord: {},
      placeholders: [{ part: 'cards', title: 'Boat', quantity: 1, section: 'Ally', octgnId: 'x', ringsdbCode: '1', guid: 'x', set: 'x' }],
      packs: { 'other-pack': { version: '1.0.0', hashe: 'x' } },
    }
    expect(
      told(packWith({ 'decks/millers.json': json({ ...deck, ...more }) }))
        .filter(({ code }) => code === 'facts/unknown-field')
        .map(({ message, remedy }) => [/`(.+?)`/.exec(message)?.[1], remedy]),
    ).toEqual([
      ['sidebord', 'Did you mean `sideboard`?'],
      ['placeholders.0.guid', 'Take it out, or keep it if another program reads it.'],
      ['placeholders.0.set', 'Take it out, or keep it if another program reads it.'],
      ['packs.other-pack.hashe', 'Did you mean `hash`?'],
    ])
  })

  test('fields of a side, and of a picture', () => {
    const card = {
      ...location,
      sides: { A: { threat: 2, questPoint: 4 }, B: { title: 'Marsh', engagementCost: 9 } },
      art: { file: 'art/a.png', scle: 90 },
    }
    expect(
      told(packWith({ 'cards/encounter/marsh-rat.json': json({ ...enemy, art: { file: 'art/a.png', scle: 90 } }) })).map(
        ({ code, line }) => [code, line],
      ),
    ).toEqual([['facts/unknown-field', 12]])
    expect(
      told(packWith({ 'cards/encounter/marsh-rat.json': json(card) }))
        .filter(({ code }) => code === 'facts/unknown-field')
        .map(({ message, remedy }) => [/`(.+?)`/.exec(message)?.[1], remedy]),
    ).toEqual([
      ['sides.A.questPoint', 'Did you mean `questPoints`?'],
      ['sides.B.title', 'Titles belong in text/en.json.'],
      ['art.scle', 'Did you mean `scale`?'],
    ])
  })

  test('the title of a card among its facts', () => {
    expect(told(packWith({ 'cards/allies/ferryman.json': json({ ...ally, title: 'Ferryman' }) }))).toMatchObject([
      { code: 'facts/unknown-field', remedy: 'Titles belong in text/en.json.' },
    ])
  })

  test('fields of `questwright` in package.json', () => {
    const manifest = JSON.parse(wholePack['package.json'] ?? '') as { questwright: object }
    const own = { ...manifest.questwright, statuss: 'draft', forkedFrom: { name: '@you/x', version: '1.0.0' } }
    expect(told(packWith({ 'package.json': json({ ...manifest, questwright: own }) }))).toMatchObject([
      { severity: 'warning', code: 'manifest/unknown-field', file: 'package.json', line: 7, remedy: 'Did you mean `status`?' },
    ])
  })

  test('titles of encounter sets and rules that do not exist', () => {
    const more = { ...text, encounterSets: { ...text.encounterSets, 'wet-medows': { title: 'Wet' } }, rules: { fog: { title: 'Fog' } } }
    expect(told(packWith({ 'text/en.json': json(more) }))).toMatchObject([
      {
        severity: 'warning',
        code: 'text/of-nothing',
        message: expect.stringContaining('encounter set "wet-medows"'),
        remedy: expect.stringContaining('"wet-meadows"'),
      },
      { severity: 'warning', code: 'text/of-nothing', message: expect.stringContaining('rule "fog"') },
    ])
    const fog = { 'rules/fog.ts': "import { rule } from '@questwright/lcg'\nexport default rule('fog', [])\n" }
    expect(told(packWith({ 'text/en.json': json({ ...text, rules: { fog: { title: 'Fog' } } }), ...fog }))).toMatchObject([
      { code: 'rule/in-no-game' },
    ])
  })

  test('translated words that no script uses', () => {
    const german = { ...text, words: { tokens: { matsch: 'Matsch' } } }
    expect(told(packWith({ 'text/de.json': json(german) }))).toMatchObject([
      { severity: 'warning', code: 'words/unused', file: 'text/de.json', message: expect.stringContaining('"matsch"') },
    ])
  })

  test('a library that no script imports', () => {
    const lib = { 'lib/boats.ts': 'export const boats = (n: number): number => n\n', 'lib/sorts.ts': 'export type Sort = "boat"\n' }
    expect(told(packWith(lib))).toMatchObject([{ severity: 'warning', code: 'script/unused-library', file: 'lib/boats.ts' }])
    const rat = {
      'cards/encounter/marsh-rat.ts':
        "import { card, whenRevealed } from '@questwright/lcg'\nimport { boats } from '../../lib/boats.ts'\nexport default card('marsh-rat', [whenRevealed(() => boats(1))])\n",
    }
    expect(told(packWith({ ...lib, ...rat })).filter(({ code }) => code === 'script/unused-library')).toEqual([])
  })

  test('parts that are never called for a card of its type', () => {
    const never = (path: string, facts: object, part: string) => {
      const slug = path.slice(path.lastIndexOf('/') + 1)
      const builder = part.split('(')[0]
      const script = `import { card, ${builder}, turnInto } from '@questwright/lcg'\nexport const also = ${part.includes('turnInto') ? 'turnInto' : '0'}\nexport default card('${slug}', [${part.replace('turnInto', '')}])\n`
      return told(packWith({ [`${path}.json`]: json(facts), [`${path}.ts`]: script }))
        .filter(({ code }) => code === 'script/never-called')
        .map(({ message }) => /has (\w+)/.exec(message)?.[1])
    }
    expect(never('cards/encounter/marsh-rat', enemy, 'travel(() => undefined)')).toEqual(['travel'])
    expect(never('cards/encounter/marsh-rat', location, 'travel(() => undefined)')).toEqual([])
    expect(never('cards/encounter/marsh-rat', enemy, 'turnIntotravel(() => undefined)')).toEqual([])
    expect(never('cards/encounter/marsh-rat', enemy, 'setup(() => undefined)')).toEqual([])
    expect(never('cards/encounter/marsh-rat', enemy, 'whenRevealed(() => undefined)')).toEqual([])
    expect(never('cards/allies/ferryman', ally, 'whenRevealed(() => undefined)')).toEqual(['whenRevealed'])
    expect(never('cards/allies/ferryman', ally, 'shadow(() => undefined)')).toEqual(['shadow'])
    expect(never('cards/encounter/marsh-rat', enemy, 'attachesTo(() => true)')).toEqual(['attachesTo'])
    expect(never('cards/allies/ferryman', { type: 'attachment', sphere: 'lore', cost: 1, quantity: 3 }, 'attachesTo(() => true)')).toEqual(
      [],
    )
    expect(never('cards/heroes/odo-miller', hero, 'setup(() => undefined)')).toEqual([])
    // an ally with the back of an encounter card is in the encounter deck, so it can be revealed
    const away = { ...ally, back: 'encounter' }
    expect(never('cards/allies/ferryman', away, 'whenRevealed(() => undefined)')).toEqual([])
    expect(never('cards/allies/ferryman', away, 'shadow(() => undefined)')).toEqual([])
    const event = { type: 'event', sphere: 'lore', cost: 1, quantity: 3 }
    expect(never('cards/allies/ferryman', event, "modifier('attack', { by: 1 })")).toEqual(['modifier'])
    expect(never('cards/allies/ferryman', event, "modifier('cost', { by: 1, where: ['hand'] })")).toEqual([])
    expect(never('cards/allies/ferryman', ally, "modifier('attack', { by: 1 })")).toEqual([])
  })

  test.each<readonly [part: string, told: string | undefined]>([
    ["cannot('drawn')", "cannot('drawn', …)"],
    ["cannot('drawn', { on: 'host' })", "cannot('drawn', { on: 'host' })"],
    ["cannot('drawn', { on: 'controller' })", undefined],
    ["cannot('drawn', { on: () => true })", undefined],
    ["cannot('stepTaken', { while: () => true })", "cannot('stepTaken', …)"],
    ["cannot('stepTaken', { on: 'controller' })", "cannot('stepTaken', { on: 'controller' })"],
    ["cannot('stepTaken', { on: () => true })", undefined],
    ["permits('renewsEncounterDeck')", "permits('renewsEncounterDeck', …)"],
    ["modifier('stagingThreat', { by: 1 })", "modifier('stagingThreat', …)"],
    ["modifier('threatForEngagement', { set: 20 })", "modifier('threatForEngagement', …)"],
    ["modifier('threatForEngagement', { on: 'controller', set: 20 })", undefined],
    ["modifier('attack', { by: 1 })", undefined],
    ["cannot('discarded', { on: (one) => one.zone.name === 'underneath' })", "cannot('discarded', …) on cards whose zone is 'underneath'"],
    ["cannot('discarded', { on: (one) => one.zone.name === 'shadow' })", undefined],
    ["cannot('discarded', { on: ({ zone }) => ['hand'].includes(zone.name) })", undefined],
    ["cannot('leavesPlay', { on: (one) => one.zone.name === 'hand' })", "cannot('leavesPlay', …) on cards whose zone is 'hand'"],
    ["cannot('leavesPlay', { on: (one) => one.zone.name === 'staging-area' })", undefined],
  ])('%s', (part, expected) => {
    const script = `import { ${part.split('(')[0]}, card } from '@questwright/lcg'\nexport default card('marsh-rat', [${part}])\n`
    const found = told(packWith({ 'cards/encounter/marsh-rat.ts': script })).filter(({ code }) => code === 'script/without-effect')
    expect(found.map(({ message }) => /has (.+?), which/.exec(message)?.[1])).toEqual(expected === undefined ? [] : [expected])
  })

  test('parts of rules that are only called for cards, and events that never happen', () => {
    const fog = (part: string) => {
      const builder = part.split(/[(.]/)[0]
      const script = `import { ${builder}, rule } from '@questwright/lcg'\nexport default rule('fog', [${part}])\n`
      return told(packWith({ 'rules/fog.ts': script }))
        .filter(({ code }) => code === 'script/never-called')
        .map(({ message }) => /has (.+?), and/.exec(message)?.[1])
    }
    expect(fog('whenRevealed(() => undefined)')).toEqual(['whenRevealed(…)'])
    expect(fog('setup(() => undefined)')).toEqual([])
    expect(fog("forced.after('cancelled', () => undefined)")).toEqual(["after('cancelled', …)"])
    expect(fog("forced.after('explored', () => undefined)")).toEqual([])
    expect(fog("cannot('cancelled')")).toEqual([])
  })
})
