/** The message of a failed scene: everything that is wrong, the position of the game, and the line. */
import { loadPack } from '@questwright/packs'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { runPackScenes } from '@questwright/workshop/scenes'
import { describe, expect, test } from 'vitest'

const scenes: { readonly [title: string]: { readonly setup: string; readonly body: string } } = {
  'sees tells everything': { setup: "{ you: { threat: 20 }, at: '3.1' }", body: "t.sees({ 'you.threat': 21, round: 2 }).isAt('3.2')" },
  'changes tells everything': {
    setup: "{ you: { heroes: ['keeper'], threat: 20 }, at: '3.1' }",
    body: "t.changes(() => t.choose('keeper'), { 'you.threat': +5, round: 7 }).isAt('5.2')",
  },
  'the round is over': {
    setup: "{ you: { threat: 20 }, at: '3.1' }",
    body: "t.until('window 3.2').until('window 3.3').until('window 3.2')",
  },
  'a number without its letter': {
    setup: "{ you: { heroes: ['keeper'] }, at: '6.4' }",
    body: "t.isAt('6.4.1')",
  },
  'taken back': { setup: "{ you: { heroes: ['keeper'] }, at: '3.1' }", body: "t.asks('choose-to-commit').choose('keeper')" },
  'the middle of an attack': { setup: "{ at: '6.4.1' }", body: "t.isAt('6.4.1')" },
  stands: {
    setup: "{ you: { heroes: ['keeper'], threat: 20 }, staging: [{ card: 'scene:enemy', owner: 'you' }], at: '3.1' }",
    // nobody can act in the window after staging, and willpower has not been compared yet at that time
    body: "t.choose('keeper').until('window 3.3').sees({ 'keeper.committed': 'yes', 'you.threat': 20 }).isAt('window 3.3').asks('choose-enemy-to-engage')",
  },
}

const source = `import { scene } from '@questwright/testkit'\n\n${Object.entries(scenes)
  .map(([title, { setup, body }]) => `scene('${title}', ${setup}, (t) => {\n  ${body}\n})`)
  .join('\n')}\n`

const text = (value: object): string => JSON.stringify(value)
const { bundle } = loadPack(
  {
    'package.json': text({ name: '@questwright/failing-scenes', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
    'text/en.json': text({ cards: { keeper: { title: 'Keeper' } } }),
    'cards/keeper.json': text({ type: 'hero', sphere: 'lore', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 5 }),
    'scenes/failing.scene.ts': source,
  },
  rulebooks,
)
if (!bundle) throw new Error('the pack does not load')
const { results } = await runPackScenes({ kind: 'quickjs', packs: [bundle], tested: [bundle.id] })
const told = (title: string): string => {
  const result = results.find((one) => one.title === title)
  return `${result?.line ?? 'no line'}: ${result?.message ?? result?.status}`
}

describe('a scene that fails', () => {
  test('lists what happened before the failure', () => {
    expect(results.find((one) => one.title === 'the round is over')?.story).toEqual(
      expect.arrayContaining([expect.stringMatching(/^quest-compared willpower=0 threat=\d/), 'round-ended round=1']),
    )
  })

  test('lists every value that is wrong, and says at which step the game is', () => {
    expect(told('sees tells everything')).toMatch(/^\d+: you\.threat is 20, expected 21; round is 1, expected 2 \(at .*quest, round 1/)
    expect(told('changes tells everything')).toMatch(
      /^\d+: you\.threat went from 20 to .*expected \+5; round went from 1 to 2: \+1, expected \+7 \(at /,
    )
  })

  test('does not continue into another round unless the scene says so', () => {
    expect(told('the round is over')).toMatch(
      /^\d+: the round was over before it came to window 3\.2; .*round 2.*t\.until\('window 3\.2', 'next round'\)/,
    )
  })

  test('says that a later answer cancelled the end that the scene asserts', () => {
    expect(told('taken back')).toContain('the answer after the last of these calls moved the game on')
  })

  test('says that no scene begins in the middle of an attack, and where to begin, with its line', () => {
    expect(told('the middle of an attack')).toMatch(/^18: .*cannot begin at 6\.4\.1, in the middle of an attack: begin with at: '6\.4a'/)
    expect(told('a number without its letter')).toContain('the round has no step "6.4"; did you mean "6.4a"?')
  })
})

test('a scene stops at a window in which no player can act', () => {
  expect(told('stands')).toBe('no line: passed')
})

test('a slug that cards of several packs at the table have means the card of the own pack; elsewhere the scene fails and names them', async () => {
  const keeper = { type: 'hero', sphere: 'lore', threatCost: 8, willpower: 2, attack: 2, defense: 2, hitPoints: 5 }
  const body =
    "t.choose('keeper').until('window 3.3').sees({ 'one:keeper.committed': 'yes', 'two:keeper.committed': 'no' }).isAt('window 3.3')"
  const scene = `import { scene } from '@questwright/testkit'\n\nscene('both', { you: { heroes: ['one:keeper', 'two:keeper'], threat: 20 }, staging: [{ card: 'scene:enemy', owner: 'you' }], at: '3.1' }, (t) => {\n  ${body}\n})\n`
  const packs = ['one', 'two', 'three'].map((id, nth, all) => {
    const named = all.slice(0, nth).map((other) => [`@questwright/${other}`, '*'])
    return loadPack(
      {
        'package.json': text({
          ...{ name: `@questwright/${id}`, version: '0.1.0', questwright: { game: 'lcg', api: 1 } },
          dependencies: Object.fromEntries(named),
        }),
        ...(id === 'three'
          ? {}
          : { 'text/en.json': text({ cards: { keeper: { title: `Keeper ${id}` } } }), 'cards/keeper.json': text(keeper) }),
        'scenes/both.scene.ts': scene,
      },
      rulebooks,
    ).bundle
  })
  const loaded = packs.flatMap((pack) => pack ?? [])
  const { results: both } = await runPackScenes({ kind: 'quickjs', packs: loaded, tested: ['one', 'two', 'three'] })
  expect(both.map(({ module, message, status }) => `${module.split('/')[0]}: ${message ?? status}`)).toEqual([
    'one: passed',
    expect.stringMatching(/^two: one:keeper\.committed is "no", expected "yes"/),
    'three: "keeper" can be one:keeper or two:keeper here: write the one that you mean with its pack',
  ])
})
