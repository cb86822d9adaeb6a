import { describe, expect, test } from 'vitest'
import type { FactValue, PackBundle, PackFiles } from '../src/bundle.ts'
import { checkCampaignFacts as plainCheckCampaignFacts } from '../src/campaign.ts'
import { rulebookOfPack } from '../src/pack-rulebook.ts'
import { playedCampaign, scenarioAfter, scenarioNamed } from '../src/played-campaign.ts'
import { withCampaigns } from './games.ts'
import { wholePack } from './made-up-pack.ts'
import { watched, watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()
const checkCampaignFacts = watched(plainCheckCampaignFacts)

const rulebooks = { lcg: withCampaigns }
const chapter = {
  record: {
    notes: { about: 'What is remembered.', title: 'Notes', holds: 'texts' },
    relics: { about: 'What was found.', title: 'Relics', holds: 'cards' },
    deeds: { about: 'How many deeds were done.', title: 'Deeds', holds: 'number' },
  },
}
const scenario = Object.keys(wholePack)
  .find((path) => path.startsWith('scenarios/') && path.endsWith('.json'))
  ?.slice('scenarios/'.length, -'.json'.length) as string
const card = Object.keys(wholePack)
  .find((path) => path.startsWith('cards/') && path.endsWith('.json'))
  ?.replace(/^.*\/|\.json$/g, '') as string
const script =
  "import { record, recorded, system } from '@questwright/lcg'\nexport default system('tales', {})\nexport const tell = () => record('notes', recorded('notes'))\nexport const more = ['deeds', 'relics']\n"
const whole = (campaign: object | string): PackFiles => ({
  ...wholePack,
  'systems/tales.json': JSON.stringify(chapter),
  'systems/tales.ts': script,
  'cards/tale.json': JSON.stringify({ type: 'campaign', quantity: 1, sides: { A: {}, B: {} } }),
  'campaigns/long-road.json': typeof campaign === 'string' ? campaign : JSON.stringify(campaign),
  'text/en.json': JSON.stringify({
    ...JSON.parse(wholePack['text/en.json'] as string),
    campaigns: { 'long-road': { title: 'The Long Road' } },
    systems: { tales: { title: 'Tales', text: 'Tales are told.' } },
    cards: { ...JSON.parse(wholePack['text/en.json'] as string).cards, tale: { title: 'A Tale' } },
  }),
})
const step = (name: string, more: object = {}) => ({ name, scenario, ...more })

function load(campaign: object | string) {
  const { bundle, problems } = loadPack(whole(campaign), rulebooks)
  return { bundle: bundle as PackBundle, problems }
}
/** The problems of the campaign, found by loading and by checking. */
function said(campaign: object | string): string[] {
  const { bundle, problems } = load(campaign)
  return [...problems, ...checkPacks([bundle], rulebooks)]
    .filter(({ file }) => file === 'campaigns/long-road.json')
    .map(({ severity, code, message, remedy }) => `${severity} ${code}: ${message} ${remedy}`)
}

const branching = {
  rules: ['tales'],
  record: { notes: { path: '' }, relics: [card] },
  scenarios: [
    step('mill', { card: 'tale', next: [{ to: 'bridge', when: { record: 'notes', name: 'path', is: 'south' } }, { to: 'tower' }] }),
    step('bridge', { next: [] }),
    step('tower', { was: ['keep'] }),
  ],
}

describe('campaigns of a pack', () => {
  test('a correct campaign is read, and nothing is reported about it', () => {
    expect(said(branching)).toEqual([])
    expect(load(branching).bundle.campaigns?.['long-road']?.scenarios).toHaveLength(3)
  })

  test('a field that nothing reads is reported in the campaign, in its scenarios and in their ways', () => {
    const found = said({
      ...branching,
      colour: 'red',
      scenarios: [...branching.scenarios, step('ford', { mist: 1, next: [{ to: 'tower', wind: 2 }] }), 'no scenario'],
    })
    expect(found.filter((one) => one.startsWith('warning facts/unknown-field'))).toHaveLength(3)
  })

  test('its games are set up with full codes, and the next scenario follows from the log', () => {
    const { bundle } = load(branching)
    const played = playedCampaign(bundle, 'long-road', [bundle], rulebookOfPack(bundle, [bundle], rulebooks))
    if (played === undefined) throw new Error('no campaign')
    const pack = bundle.id
    expect(played).toMatchObject({
      code: `${pack}:campaign/long-road`,
      title: 'The Long Road',
      record: { notes: { path: '' }, relics: [`${pack}:${card}`] },
    })
    expect(played.scenarios[0]).toMatchObject({ scenario: `${pack}:scenario/${scenario}`, rules: [`${pack}:system/tales`, `${pack}:tale`] })
    expect(scenarioAfter(played, 'mill', { notes: { path: 'south' } })?.name).toBe('bridge')
    expect(scenarioAfter(played, 'mill', { notes: { path: '' } })?.name).toBe('tower')
    expect(scenarioAfter(played, 'bridge', {})).toBeUndefined()
    expect(scenarioAfter(played, 'tower', {})).toBeUndefined()
    expect(scenarioNamed(played, 'keep')?.name).toBe('tower')
  })

  test('a rule that is chosen together with a rule of the campaign is offered when the campaign begins; a rule that nobody could choose is an error', () => {
    const hard = { rule: 'optional', chosenWith: 'tales', record: { wounds: { about: 'What hurts.', title: 'Wounds', holds: 'numbers' } } }
    const packWith = (extra: object, campaign: object = branching) => {
      const files = {
        ...whole(campaign),
        'systems/hard-tales.json': JSON.stringify({ ...hard, ...extra }),
        'systems/hard-tales.ts':
          "import { recorded, system } from '@questwright/lcg'\nexport default system('hard-tales', {})\nexport const wounds = () => recorded('wounds')\n",
      }
      const { bundle } = loadPack(files, rulebooks)
      const found = checkPacks([bundle as PackBundle], rulebooks).filter(
        ({ file, severity }) => severity === 'error' && file === 'systems/hard-tales.json',
      )
      return { bundle: bundle as PackBundle, found: found.map(({ code, message, remedy }) => `${code}: ${message} ${remedy}`) }
    }
    const optionsOf = ({ bundle }: ReturnType<typeof packWith>) =>
      playedCampaign(bundle, 'long-road', [bundle], rulebookOfPack(bundle, [bundle], rulebooks))?.options.map(({ slug }) => slug)
    const sound = packWith({})
    expect(sound.found).toEqual([])
    expect(optionsOf(sound)).toEqual(['hard-tales'])
    expect(optionsOf(packWith({}, { ...branching, rules: ['tales', 'hard-tales'] }))).toEqual([])
    // the initial record cannot have a value for a field that only an optional rule declares
    const saidOf = (campaign: object) =>
      checkPacks([packWith({}, campaign).bundle], rulebooks).flatMap(({ file, code }) =>
        file === 'campaigns/long-road.json' ? [code] : [],
      )
    const wounded = { ...branching, record: { ...branching.record, wounds: { Anna: 2 } } }
    expect(saidOf(wounded)).toEqual(['campaign/unknown-field'])
    expect(saidOf({ ...wounded, rules: ['tales', 'hard-tales'] })).toEqual([])
    expect(packWith({ chosenWith: 'tale' }).found).toEqual([
      'system/never-chosen: It is chosen with "tale", which is no other system of this pack or of one on which it depends. Did you mean "tales"?',
    ])
    expect(packWith({ rule: undefined }).found).toEqual([expect.stringContaining('Write "rule": "optional" and declare its fields')])
  })

  test('a campaign does not affect saved games: the hash of its pack stays the same', () => {
    expect(load(branching).bundle.hash).toBe(load({ scenarios: [step('mill')] }).bundle.hash)
  })

  test.each<[string, object | string, string[]]>([
    ['a file that is cut off', '{ "scenarios": [', ['error json/']],
    ['no scenarios', { scenarios: [] }, ['error facts/wrong-value: `scenarios`', 'Write a list such as [{ "name": "the-mill"']],
    ['a field that nothing reads', { scenarios: [step('mill')], recrod: {} }, ['warning facts/unknown-field', 'Did you mean `record`?']],
    [
      'two scenarios of one name',
      { scenarios: [step('mill'), step('mill')] },
      ['error campaign/name-twice: Two scenarios of the campaign are called "mill".'],
    ],
    [
      'a branch that leads nowhere',
      { scenarios: [step('mill', { next: [{ to: 'bridg' }] }), step('bridge')] },
      ['error campaign/way-to-nowhere: A way leads from "mill" to "bridg"', 'Did you mean "bridge"?'],
    ],
    [
      'a branch whose conditions may all fail',
      {
        record: { notes: { path: '' } },
        scenarios: [step('mill', { next: [{ to: 'bridge', when: { record: 'notes', name: 'path', is: 'x' } }] }), step('bridge')],
      },
      ['error campaign/way-to-nowhere: Where no condition is met, no way leads on from "mill".', 'Add a last way without `when`.'],
    ],
    [
      'a way after one that is always taken',
      { scenarios: [step('mill', { next: [{ to: 'bridge' }, { to: 'mill' }] }), step('bridge')] },
      ['error campaign/way-never-taken'],
    ],
    [
      'a campaign without an end',
      { scenarios: [step('mill'), step('bridge', { next: [{ to: 'mill' }] })] },
      ['error campaign/endless: From "mill"', 'Write "next": [] at its last scenario.'],
    ],
    [
      'a scenario to which no way leads',
      { scenarios: [step('mill', { next: [] }), step('bridge')] },
      ['warning campaign/never-reached: No way leads to "bridge".'],
    ],
    [
      'a scenario that does not exist',
      { scenarios: [{ name: 'mill', scenario: `${scenario}s` }] },
      [`error reference/unknown-scenario: "mill" names the scenario "${scenario}s"`, `Did you mean "${scenario}"?`],
    ],
    [
      'a card that does not exist',
      { scenarios: [step('mill', { card: 'talle' })] },
      ['error reference/unknown-card: "mill" names the card "talle"', 'Did you mean "tale"?'],
    ],
    [
      'a card of a type that is not put among the rules',
      { scenarios: [step('mill', { card })] },
      ['error campaign/not-among-rules', 'Name a card of type nightmare or campaign.'],
    ],
    [
      'a rule that does not exist',
      { rules: ['talles'], scenarios: [step('mill')] },
      ['error reference/unknown-rule', 'Did you mean "tales"?'],
    ],
    [
      'a field of the log that no system declares',
      { record: { deed: 1 }, scenarios: [step('mill')] },
      ['error campaign/unknown-field: `record` names "deed"', 'Did you mean "deeds"?'],
    ],
    [
      'a value of another type than its field',
      { record: { deeds: 'one' }, scenarios: [step('mill')] },
      ['error campaign/wrong-value', 'Write a whole number such as 2.'],
    ],
    [
      'a way that asks for a note that the initial record does not have',
      {
        record: { notes: { path: '' } },
        scenarios: [
          step('mill', { next: [{ to: 'bridge', when: { record: 'notes', name: 'pat', is: 'x' } }, { to: 'bridge' }] }),
          step('bridge'),
        ],
      },
      ['error campaign/unknown-field: A way from "mill" asks for "pat"', 'Did you mean "path"?'],
    ],
    [
      'a way that asks a field that contains a list',
      { scenarios: [step('mill', { next: [{ to: 'bridge', when: { record: 'relics', is: 'x' } }, { to: 'bridge' }] }), step('bridge')] },
      ['error campaign/wrong-condition', 'Ask a field that contains a number, texts or numbers.'],
    ],
    ...(
      [
        ['a number for a field of texts', { record: 'notes', name: 'path', is: 2 }, 'for 2 under "path"'],
        ['a field of texts without a name', { record: 'notes', is: 'x' }, 'Write `name` and `is`'],
        ['a text for a number', { record: 'deeds', is: 'x' }, 'asks "deeds" for "x"'],
        ['a name in a number', { record: 'deeds', name: 'path', is: 2 }, 'asks "deeds" for 2 under "path"'],
      ] as const
    ).map(([what, when, words]): [string, object, string[]] => {
      const scenarios = [step('mill', { next: [{ to: 'bridge', when }, { to: 'bridge' }] }), step('bridge')]
      return [`a way that asks ${what}`, { record: { notes: { path: '' } }, scenarios }, ['error campaign/wrong-condition', words]]
    }),
    [
      'a way that asks for a text that the record lacks, and nothing similar',
      {
        scenarios: [
          step('mill', { next: [{ to: 'bridge', when: { record: 'notes', name: 'path', is: 'x' } }, { to: 'bridge' }] }),
          step('bridge'),
        ],
      },
      ['error campaign/unknown-field', 'Add "path": "" to "notes" of `record`.'],
    ],
    [
      'a former name that another scenario has',
      { scenarios: [step('mill'), step('bridge', { was: ['ford', 'mill'] })] },
      ['error campaign/name-twice: "bridge" was called "mill"', 'Take it out of `was`'],
    ],
    [
      'a way to a scenario without a similar name',
      { scenarios: [step('mill', { next: [{ to: 'tower' }] }), step('bridge', { was: ['tower'] })] },
      ['error campaign/way-to-nowhere: A way leads from "mill" to "tower"', 'Write one of "mill", "bridge", or add the scenario.'],
    ],
    [
      'a scenario without a similar code',
      { scenarios: [{ name: 'mill', scenario: 'far:wood' }] },
      ['error reference/unknown-scenario: "mill" names the scenario "far:wood"', 'or write scenarios/wood.json.'],
    ],
    [
      'a card that is set aside and does not exist',
      { scenarios: [step('mill', { aside: ['far:wolf', 'far:wolf', card] })] },
      ['error reference/unknown-card: "mill" names the card "far:wolf"', 'or write cards/wolf.json.'],
    ],
    [
      'a rule without a similar code',
      { rules: ['wolf'], scenarios: [step('mill')] },
      ['error reference/unknown-rule', 'or write rules/wolf.ts.'],
    ],
    [
      'a field of the log without a similar name',
      { record: { zeal: 1 }, scenarios: [step('mill')] },
      ['error campaign/unknown-field: `record` names "zeal"', 'Write one of "notes", "relics", "deeds".'],
    ],
    [
      'a way that asks a field that no system declares',
      { scenarios: [step('mill', { next: [{ to: 'bridge', when: { record: 'zeal', is: 1 } }, { to: 'bridge' }] }), step('bridge')] },
      ['error campaign/unknown-field: A way from "mill" names "zeal"'],
    ],
    [
      'a value for one game in a field that games write',
      { scenarios: [step('mill', { record: { deeds: 2 } })] },
      ['error campaign/not-of-scenario: `record` of "mill" names "deeds"', 'let a campaign card write it'],
    ],
  ])('%s is reported with a remedy', (_, campaign, parts) => {
    const all = said(campaign).join('\n')
    for (const part of parts) expect(all).toContain(part)
    expect(said(campaign)).toHaveLength(1)
  })

  test('each field that is missing or has another type is reported with what to write', () => {
    const good = { name: 'mill', scenario, card: 'tale', aside: [card], record: {}, next: [], was: ['ford'] }
    const wrong = { ...Object.fromEntries(Object.keys(good).map((field) => [field, { deep: 5 }])), record: 5 }
    const inScenario = Object.keys(good).map((field) => ({ scenarios: [{ ...good, [field]: wrong[field as keyof typeof wrong] }] }))
    const ways = [
      5,
      {},
      { to: 'No Slug' },
      { to: 'mill', when: 5 },
      { to: 'mill', when: { record: '', is: 1 } },
      { to: 'mill', when: { record: 'notes', name: '', is: 1 } },
    ]
    const inWay = [...ways, { to: 'mill', when: { record: 'notes', is: 1.5 } }].map((way) => ({ scenarios: [{ ...good, next: [way] }] }))
    const inCampaign = [{}, { scenarios: 5 }, { scenarios: [{}] }, { scenarios: [good], rules: 'tales' }, { scenarios: [good], record: [] }]
    const odd = [{ scenarios: [{ ...good, scenario: 'Two Words', was: ['Two Words'], aside: ['Two Words', 5] }], rules: ['Two Words'] }]
    for (const campaign of [...inScenario, ...inWay, ...inCampaign, ...odd]) {
      const { value, issues } = checkCampaignFacts(campaign as unknown as FactValue)
      expect(value).toBeUndefined()
      expect(issues.length, JSON.stringify(campaign)).toBeGreaterThan(0)
    }
  })

  test('a campaign without a title is reported', () => {
    const files = whole(branching)
    const { campaigns: _, ...text } = JSON.parse(files['text/en.json'] as string)
    const { bundle } = loadPack({ ...files, 'text/en.json': JSON.stringify(text) }, rulebooks)
    const found = checkPacks([bundle as PackBundle], rulebooks).filter(({ code }) => code === 'text/missing')
    expect(found.map(({ severity, remedy }) => `${severity} ${remedy}`)).toEqual([
      'warning Add "campaigns": { "long-road": { "title": "…" } } to text/en.json.',
    ])
  })

  test('a value for one game belongs into a field of scenarios, where its game has one', () => {
    const ofGame = {
      deeds: chapter.record.deeds,
      moons: { ...chapter.record.deeds, of: 'scenario' },
      suns: { ...chapter.record.deeds, of: 'scenario' },
    }
    const files = {
      ...whole({ rules: ['tales'], scenarios: [step('mill', { record: { deeds: 2, moons: 3 } })] }),
      'systems/tales.json': JSON.stringify({ record: ofGame }),
    }
    const { bundle } = loadPack(files, rulebooks)
    const found = checkPacks([bundle as PackBundle], rulebooks).filter(({ file }) => file === 'campaigns/long-road.json')
    expect(found.map(({ code, remedy }) => `${code}: ${remedy}`)).toEqual([
      'campaign/not-of-scenario: Write it under `record` of the campaign, let a campaign card write it, or use "moons" or "suns".',
    ])
  })

  test('its games name their cards, rules and former names; records contain full codes of cards', () => {
    const { bundle } = load({
      rules: ['tales', 'long-rain'],
      record: { relics: [card, 'far:ring'], notes: { path: '' } },
      scenarios: [step('mill', { aside: [card, 'far:ring'], was: ['ford'], record: { deeds: 1 } }), step('bridge', { card: 'far:tale' })],
    })
    const packs = [{ ...bundle, text: { ...bundle.text, en: { ...bundle.text.en, campaigns: {} } } } as unknown as PackBundle]
    const pack = bundle.id
    const rules = [`${pack}:system/tales`, `${pack}:rule/long-rain`]
    const code = `${pack}:scenario/${scenario}`
    const [none, never] = [
      { aside: [], was: [], record: {} },
      playedCampaign(bundle, 'short-road', packs, rulebookOfPack(bundle, packs, rulebooks)),
    ]
    expect(never).toBeUndefined()
    expect(playedCampaign(packs[0] as PackBundle, 'long-road', packs, rulebookOfPack(bundle, packs, rulebooks))).toEqual({
      code: `${pack}:campaign/long-road`,
      title: 'long-road',
      text: undefined,
      record: { relics: [`${pack}:${card}`, 'far:ring'], notes: { path: '' } },
      options: [],
      scenarios: [
        {
          name: 'mill',
          scenario: code,
          rules,
          aside: [`${pack}:${card}`, 'far:ring'],
          was: ['ford'],
          record: { deeds: 1 },
          next: [{ to: 'bridge' }],
        },
        { ...none, name: 'bridge', scenario: code, rules: [...rules, 'far:tale'], next: [] },
      ],
      sharedFields: {},
    })
  })
})
