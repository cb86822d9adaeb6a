/** Systems of packs: from files to bundles and rulebooks. */
import type { Rulebook } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import { authorWords } from '../src/author-words.ts'
import type { PackBundle, PackFiles } from '../src/bundle.ts'
import { newCheckMemory } from '../src/check-memory.ts'
import { diffPacks } from '../src/diff-packs.ts'
import { drawnPlaces } from '../src/drawn-words.ts'
import { newLoadMemory } from '../src/load-memory.ts'
import { loadPacks } from '../src/load-packs.ts'
import { issuesOf } from '../src/load-systems.ts'
import { rulebookOfPack, rulebooksOfPacks } from '../src/pack-rulebook.ts'
import { defAt } from '../src/system-shape.ts'
import { rulebooks } from './games.ts'
import { watchFindings } from './watched-findings.ts'

const { checkPacks, loadPack } = watchFindings()

const json = (value: unknown): string => JSON.stringify(value, null, 2)

const ship = {
  name: 'Ship',
  plural: 'Ships',
  back: 'player',
  group: 'players',
  content: 'player-cards',
  inDeck: 'never',
  must: ['speed'],
  newCard: { speed: 1 },
  face: { name: 'Ship', window: 'waves', motif: 'sea', column: ['speed'] },
}
const sea = {
  facts: { speed: { name: 'a speed', holds: 'number' } },
  types: { ship },
  events: { tideTurned: { about: 'The tide turns.' } },
  messages: { tideTurned: 'The tide turns' },
}
const script = `import { happen, system } from '@questwright/lcg'

export function turnTide() {
  return happen({ kind: 'tideTurned' })
}

export default system('sea', { events: { tideTurned: () => undefined } })
`

function filesOf(id: string, files: PackFiles, needs: readonly string[] = []): PackFiles {
  return {
    'package.json': json({
      name: `@you/${id}`,
      version: '0.1.0',
      questwright: { game: 'lcg', api: 1 },
      dependencies: Object.fromEntries(needs.map((one) => [`@you/${one}`, '^0.1.0'])),
    }),
    ...files,
  }
}

const seaFiles = filesOf('the-sea', {
  'systems/sea.json': json(sea),
  'systems/sea.ts': script,
  'cards/sloop.json': json({ type: 'ship', speed: 3 }),
  'text/en.json': json({ cards: { sloop: { title: 'Sloop' } }, systems: { sea: { title: 'The Sea', text: 'Ships sail.' } } }),
})

const load = (files: PackFiles, others: readonly PackBundle[] = []) => {
  const { bundle, problems } = loadPack(files, rulebooks, newLoadMemory(), others)
  return { bundle: bundle as PackBundle, problems }
}
const told = ({ problems }: { readonly problems: readonly { readonly code: string; readonly file: string; readonly line?: number }[] }) =>
  problems.map(({ code, file, line }) => `${code} ${file}:${line ?? '-'}`)

describe('a pack with a system', () => {
  const { bundle, problems } = load(seaFiles)

  test('has its chapter, its script and its words, and cards of the types that it defines', () => {
    expect(problems).toEqual([])
    expect(checkPacks([bundle], rulebooks)).toEqual([])
    expect(bundle.systems).toEqual({ sea })
    expect(bundle.scripts.map(({ kind, slug, path }) => [kind, slug, path])).toEqual([['system', 'sea', 'systems/sea.ts']])
    expect(bundle.text.en?.systems?.sea?.title).toBe('The Sea')
    expect(bundle.cards.sloop?.speed).toBe(3)
    expect(Object.keys(bundle.hashes)).toContain('systems/sea.json')
  })

  test('has another hash if the chapter is changed, since the chapter affects games', () => {
    const other = load({ ...seaFiles, 'systems/sea.json': json({ ...sea, counters: { tide: { about: 'Tide.', of: 'table' } } }) }).bundle
    expect(other.hash).not.toBe(bundle.hash)
    expect(diffPacks(bundle, other, rulebooks).changes).toEqual([
      { weight: 'minor', kind: 'system', slug: 'sea', sentence: 'The Sea: its chapter of the rulebook changed.' },
    ])
    expect(diffPacks(other, bundle, rulebooks).changes.map(({ weight, sentence }) => [weight, sentence])).toEqual([
      ['major', 'The Sea: without counters.tide.'],
    ])
  })

  test('has its cards checked by the facts of its types', () => {
    expect(told(load({ ...seaFiles, 'cards/sloop.json': json({ type: 'ship' }) }))).toEqual(['facts/missing-field cards/sloop.json:1'])
    expect(told(load({ ...seaFiles, 'cards/sloop.json': json({ type: 'ship', speed: 1, cost: 2 }) }))).toEqual([
      'facts/foreign-field cards/sloop.json:4',
    ])
  })

  test('is reported if its chapter is broken JSON, and everything else loads', () => {
    const broken = load({
      ...seaFiles,
      'systems/sea.json': '{\n  "facts": {\n    "speed": { "name": "a speed" "holds": "number" }\n  }\n}\n',
    })
    expect(told(broken)).toEqual(['facts/unknown-type cards/sloop.json:2', 'json/syntax systems/sea.json:3'])
    expect(broken.bundle.systems).toBeUndefined()
    // a script whose chapter cannot be read is left out
    expect(broken.bundle.scripts).toEqual([])
    expect(broken.bundle.text.en?.cards.sloop?.title).toBe('Sloop')
  })

  test('errors in its chapter are reported with file, line and the name that was probably meant', () => {
    const stats = { stats: { sailing: { about: 'Speed.', shape: 'number', fact: 'sped' } } }
    const text = json({ ...sea, ...stats })
    const wrong = load({ ...seaFiles, 'systems/sea.json': text })
    const line = text.split('\n').findIndex((one) => one.includes('"sped"')) + 1
    expect(told(wrong)).toEqual([`rulebook/unknown-name systems/sea.json:${line}`])
    expect(wrong.problems[0]?.remedy).toMatch(/^Did you mean "speed"\?/)
    const taken = load({ ...seaFiles, 'systems/sea.json': json({ ...sea, zones: { hand: { about: 'Mine.' } } }) })
    expect(taken.problems.map(({ code, message }) => [code, message])).toEqual([
      ['rulebook/name-taken', '`zones` has "hand", which the game itself brings already; that definition is used.'],
    ])
  })

  test('needs a script beside its chapter, and a title', () => {
    const { 'systems/sea.json': _, ...alone } = seaFiles
    const without = load({ ...alone, 'cards/sloop.json': '{"type": "ally"' })
    expect(checkPacks([without.bundle], rulebooks).map(({ code, file }) => [code, file])).toContainEqual([
      'reference/script-without-facts',
      'systems/sea.ts',
    ])
    const untitled = load({ ...seaFiles, 'text/en.json': json({ cards: { sloop: { title: 'Sloop' } } }) })
    expect(checkPacks([untitled.bundle], rulebooks).map(({ code, message }) => [code, message])).toEqual([
      ['text/no-title', 'The system "sea" has no title.'],
    ])
  })

  test('must have the name of its file in its script', () => {
    expect(told(load({ ...seaFiles, 'systems/sea.ts': script.replace("'sea'", "'see'") }))).toEqual(['gate/slug systems/sea.ts:7'])
    expect(load({ ...seaFiles, 'systems/sea.ts': 'export const tide = 1\n' }).problems.map(({ remedy }) => remedy)).toEqual([
      "Write `export default system('sea', …)`.",
    ])
  })
})

describe('a pack that depends on one with a system', () => {
  const ground = load(seaFiles).bundle
  const files = filesOf('the-fleet', { 'cards/galley.json': json({ type: 'ship', speed: 2 }) }, ['the-sea'])

  test('may have cards of its types, which are checked by its facts', () => {
    expect(load(files, [ground]).problems).toEqual([])
    expect(told(load({ ...files, 'cards/galley.json': json({ type: 'ship' }) }, [ground]))).toEqual([
      'facts/missing-field cards/galley.json:1',
    ])
    const far = filesOf('far', { 'cards/galley.json': json({ type: 'ship', speed: 2 }) }, ['the-fleet'])
    expect(load(far, [load(files, [ground]).bundle, ground]).problems).toEqual([])
  })

  test('is loaded after it, whatever the order in which the packs are named, also if packs depend on each other', () => {
    const [fleet, sea] = loadPacks([files, seaFiles], rulebooks)
    expect([fleet?.problems, sea?.problems]).toEqual([[], []])
    expect([fleet?.bundle?.id, sea?.bundle?.id]).toEqual(['the-fleet', 'the-sea'])
    const manifest = json({ ...JSON.parse(seaFiles['package.json'] ?? ''), dependencies: { '@you/the-fleet': '*' } })
    expect(
      loadPacks([files, { ...seaFiles, 'package.json': manifest }], rulebooks).map(({ bundle }) => Object.keys(bundle?.cards ?? {})),
    ).toEqual([['galley'], ['sloop']])
  })

  test('is not checked again after edits elsewhere, as long as its chapters and those of its dependencies are unchanged', () => {
    const game = rulebooks.lcg as Rulebook
    const { bundle: fleet } = load(files, [ground])
    const before = issuesOf(game, [ground as PackBundle, fleet as PackBundle])
    const edited = { ...(fleet as PackBundle), cards: {}, hash: 'another' }
    expect(issuesOf(game, [ground as PackBundle, edited])).toBe(before)
    // problems of a copied pack refer to the copy's own files
    const twice = { ...(ground as PackBundle), id: 'the-copy' }
    expect(issuesOf(game, [ground as PackBundle, twice]).map(({ file }) => file)).toContain('the-copy/systems/sea.json')
    expect(issuesOf(game, [twice, ground as PackBundle]).map(({ file }) => file)).toContain('the-sea/systems/sea.json')
  })

  test('cannot use a type of a pack on which it does not depend', () => {
    const { 'package.json': _, ...cards } = files
    expect(told(load(filesOf('the-fleet', cards), [ground]))).toEqual(['facts/unknown-type cards/galley.json:2'])
  })

  test('keeps its cards if that pack is not installed, and the message says what to install', () => {
    const { bundle, problems } = load(files)
    expect(problems.map(({ severity, code, file, line }) => [severity, code, file, line])).toEqual([
      ['warning', 'facts/unknown-type', 'cards/galley.json', 2],
    ])
    expect(problems[0]?.remedy).toMatch(/^Install "the-sea", on which this pack depends/)
    expect(bundle.cards.galley).toEqual({ type: 'ship', speed: 2 })
    expect(checkPacks([bundle], rulebooks).map(({ code, file }) => [code, file])).toContainEqual([
      'pack/unknown-dependency',
      'package.json',
    ])
    expect(told(load({ ...files, 'cards/galley.json': json({ type: 'ship', traits: 'Fast' }) }))).toEqual([
      'facts/wrong-value cards/galley.json:3',
    ])
  })

  test('may define a name that the other pack defines, but no name of the game: both cases are reported', () => {
    const second = load({ ...files, 'systems/fleet.json': json({ events: { tideTurned: { about: 'Another.' } } }) }, [ground])
    expect(second.problems).toEqual([])
    const third = load({ ...files, 'systems/fleet.json': json({ events: { damaged: { about: 'Another.' } } }) }, [ground])
    expect(third.problems.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
      [
        'rulebook/name-taken',
        'systems/fleet.json',
        3,
        '`events` has "damaged", which the game itself brings already; that definition is used.',
      ],
    ])
  })
})

describe('the rulebook of packs', () => {
  const one = load(seaFiles).bundle
  const other = load(filesOf('the-wood', { 'systems/wood.json': json({ tokens: { leaf: 'leaves' } }) })).bundle
  const plain = load(filesOf('plain', {})).bundle

  test('is the object of the game itself if there is no system', () => {
    expect(rulebookOfPack(plain, [plain, one], rulebooks)).toBe(rulebooks.lcg)
    expect(rulebooksOfPacks([plain], rulebooks)).toBe(rulebooks)
  })

  test('is remembered while the chapters are the same, in whatever order packs are given', () => {
    const first = rulebooksOfPacks([one, other], rulebooks)
    expect(first.lcg?.types.ship).toEqual(ship)
    expect(first.lcg?.tokens.leaf).toBe('leaves')
    expect(rulebooksOfPacks([other, plain, one], rulebooks)).toBe(first)
    const memory = newLoadMemory()
    const before = loadPack(seaFiles, rulebooks, memory).bundle as PackBundle
    const after = loadPack({ ...seaFiles, 'cards/sloop.json': json({ type: 'ship', speed: 4 }) }, rulebooks, memory).bundle as PackBundle
    expect(after).not.toBe(before)
    expect(rulebookOfPack(after, [after], rulebooks)).toBe(rulebookOfPack(before, [before], rulebooks))
  })

  test('contains nothing of packs on which the pack does not depend', () => {
    expect(rulebookOfPack(one, [one, other], rulebooks).tokens).not.toHaveProperty('leaf')
  })
})

describe('a translated chapter', () => {
  const translated = (chapter: object) => {
    const text = json({ systems: { sea: { title: 'Das Meer', chapter } } })
    const { bundle, problems } = load({ ...seaFiles, 'text/de.json': text })
    return [...problems, ...checkPacks([bundle], rulebooks)]
      .filter(({ code }) => code === 'text/unknown-field')
      .map(({ file, message, remedy }) => `${file}: ${message} ${remedy}`)
  }

  test.each<[what: string, chapter: object, found: string | undefined]>([
    ['a text that the chapter has', { messages: { tideTurned: 'Die Flut' } }, undefined],
    [
      'a misspelt name',
      { messages: { tideTurnd: 'Die Flut' } },
      'text/de.json: "messages.tideTurnd" is no text of the chapter of "sea": it is not read. Did you mean "tideTurned"? There are "tideTurned".',
    ],
    [
      'a name like no other',
      { messages: { wind: 'Der Wind' } },
      'text/de.json: "messages.wind" is no text of the chapter of "sea": it is not read. There are "tideTurned".',
    ],
    [
      'no text',
      { messages: { tideTurned: 4 } },
      'text/de.json: "messages.tideTurned" of the chapter of "sea" cannot replace the text of the chapter. Write a text, or as many texts',
    ],
  ])('with %s', (_, chapter, found) => {
    expect(translated(chapter)).toEqual(found === undefined ? [] : [expect.stringContaining(found)])
  })
})

describe('words for the verbs of a system', () => {
  const chapters = (systems: object) => json({ cards: {}, systems })
  const ground = load({ ...seaFiles, 'text/en.json': chapters({ sea: { title: 'The Sea', words: { ways: { sail: 'Sail on' } } } }) }).bundle
  const fleet = load(filesOf('the-fleet', {}, ['the-sea']), [ground]).bundle
  const far = load(filesOf('far', {}), []).bundle

  test('come from the pack of the system, for all packs that use the verb', () => {
    const words = authorWords([fleet, ground, far], rulebooks)
    expect(words.of({ words: 'ways', of: 'the-fleet:galley', key: 'sail' })).toBe('Sail on')
    expect(words.of({ words: 'ways', of: 'the-sea:sloop', key: 'sail' })).toBe('Sail on')
    expect(words.of({ words: 'ways', of: 'far:cart', key: 'sail' })).toBeUndefined()
    expect(words.title('the-sea:system/sea')).toBe('The Sea')
  })

  test('are used in sentences with its counters and phases', () => {
    const chapter = {
      ...sea,
      counters: { swell: { about: 'How high the sea goes.', of: 'table' } },
      dials: {
        swell: { of: 'table', look: 'number', icon: 'cloud', tone: 'accent', reads: 'Swell: {face}', faces: ['Calm', 'Waves', 'Storm'] },
      },
      messages: { ...sea.messages, 'counter.swell': 'Swell', 'phase.storm': 'Storm' },
    }
    const words = authorWords([load({ ...seaFiles, 'systems/sea.json': json(chapter) }).bundle], rulebooks)
    expect(words.namesIn({ counter: 'swell', phase: 'storm' })).toMatchObject({ counter: 'Swell', phase: 'Storm' })
    expect(words.namesIn({ counter: 'swell', from: 0, to: 2 })).toMatchObject({ from: 'Calm', to: 'Storm' })
    expect(words.namesIn({ counter: 'swell', from: 0, to: 7 })).not.toHaveProperty('to')
    expect(words.namesIn({ counter: 'other', phase: 'quest' })).toEqual({ named: 'no', does: '' })
  })
})

describe('the check of systems', () => {
  const found = (chapter: object, files: PackFiles = {}, others: readonly PackBundle[] = []) => {
    const { bundle, problems } = load({ ...seaFiles, ...files, 'systems/sea.json': json({ ...sea, ...chapter }) }, others)
    const all = [...problems, ...checkPacks([bundle, ...others], rulebooks).filter(({ pack }) => pack === 'the-sea')]
    return all.map(({ severity, code, file, line, message, remedy }) => ({
      what: `${severity} ${code} ${file}:${line ?? '-'}`,
      message,
      remedy,
    }))
  }
  const lineIn = (chapter: object, text: string) =>
    json({ ...sea, ...chapter })
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  const used = (names: string): PackFiles => ({
    'lib/uses.ts': `export const uses = [${names}]\n`,
    'systems/sea.ts': `import { uses } from '../lib/uses.ts'\n${script}export const all = uses\n`,
  })

  test.each<[string, object, string, string, RegExp]>([
    ['an event', { events: { ebbed: { about: 'It ebbs.' } }, messages: {} }, '"ebbed"', "'ebbed'", /^Add "ebbed": /],
    ['a counter', { counters: { tide: { about: 'Tide.', of: 'table' } } }, '"tide"', "'tide'", /^Add "counter\.tide": /],
    ['a zone', { zones: { shore: { about: 'A shore.' } } }, '"shore"', "'shore'", /^Add "title": /],
    ['a step', { steps: { quest: ['ebb'] } }, '"ebb"', "''", /^Add "step\.ebb": /],
    ['a phase', { phases: { storm: 'It storms.' } }, '"storm"', "''", /^Add "phase\.storm": /],
  ])('%s without words is an error in its line', (_what, chapter, text, names, remedy) => {
    const own = found(chapter, used(`'tideTurned', ${names}`)).filter(({ what }) => what.includes('words/missing'))
    expect(own.map(({ what }) => what)).toEqual([`error words/missing systems/sea.json:${lineIn(chapter, text)}`])
    expect(own[0]?.remedy).toMatch(remedy)
  })

  test.each<[string, object, string]>([
    [
      'an event that no script uses',
      { events: { ...sea.events, ebbed: { about: 'It ebbs.' } }, messages: { ...sea.messages, ebbed: 'It ebbs' } },
      '"ebbed": {',
    ],
    ['a stat that no script uses', { stats: { drift: { about: 'Drift.', shape: 'number' } } }, '"drift"'],
    ['a zone that no script uses', { zones: { shore: { about: 'A shore.', title: 'Shore' } } }, '"shore"'],
    [
      'a counter that no script uses',
      { counters: { swell: { about: 'Swell.', of: 'table' } }, messages: { ...sea.messages, 'counter.swell': 'Swell' } },
      '"swell"',
    ],
    ['a fact that no type prints', { facts: { ...sea.facts, depth: { name: 'a depth', holds: 'number' } } }, '"depth"'],
    ['a back that no type has', { backs: { chart: 'Chart' } }, '"chart"'],
    ['words for a step that does not exist', { messages: { ...sea.messages, 'step.ebb': 'Ebb' } }, '"step.ebb"'],
    ['a colour that the board does not have', { facts: { speed: { name: 'a speed', holds: 'number', tone: 'dangre' } } }, '"dangre"'],
    [
      'a dial for a counter that does not exist',
      { dials: { swel: { of: 'table', look: 'number', icon: 'threat', tone: 'danger', reads: '{now}' } } },
      '"swel"',
    ],
  ])('%s is a warning in its line', (_what, chapter, text) => {
    expect(found(chapter).map(({ what }) => what.replace(/system\/(never-read|of-nothing|not-drawn)/, 'system'))).toEqual([
      `warning system systems/sea.json:${lineIn(chapter, text)}`,
    ])
  })

  test('a zone into which cards of a type are played counts as used, also if no script names it', () => {
    const zones = { shore: { about: 'A shore.', title: 'Shore', play: 'in' } }
    expect(found({ zones, types: { ship: { ...ship, playedInto: 'shore' } } })).toEqual([])
  })

  test.each<[string, object, string, RegExp]>([
    [
      'an icon of a fact',
      { facts: { depth: { name: 'a depth', holds: 'number', icon: 'wilpower' } } },
      '"wilpower"',
      /^Did you mean "willpower"\? /,
    ],
    [
      'an icon of a zone',
      { zones: { shore: { about: 'A shore.', title: 'Shore', icon: 'anchor' } } },
      '"anchor"',
      // without a near name, all names that the board draws
      /^Write one of "progress", (?:"\w+", ){8,}"\w+"\.$/,
    ],
    [
      'an icon of a dial',
      { dials: { tide: { of: 'table', look: 'ring', icon: 'whel', tone: 'danger', reads: '{now}' } } },
      '"whel"',
      /^Did you mean "wheel"\? There are also (?:"\w+", ){7}"\w+" …$/,
    ],
  ])('%s that the board does not draw is an error in its line, with the nearest name', (_what, chapter, text, remedy) => {
    const own = found(chapter).filter(({ what }) => what.includes('not-drawn'))
    expect(own.map(({ what }) => what)).toEqual([`error system/not-drawn systems/sea.json:${lineIn(chapter, text)}`])
    expect(own[0]?.remedy).toMatch(remedy)
  })

  test('the name of an icon is checked in each part of a chapter', () => {
    const places: string[] = []
    const walk = (path: readonly string[]): void => {
      if (path.length > 6) return
      const def = defAt(path)
      const fields = [
        ...Object.keys(def?.shape ?? {}),
        ...(def?.options ?? []).flatMap((one) => Object.keys((one.def as { shape?: object }).shape ?? {})),
      ]
      if (fields.includes('icon')) places.push([...path, 'icon'].join('.'))
      for (const field of Object.keys(def?.shape ?? {})) walk([...path, field])
      if (def?.valueType ?? def?.element) walk([...path, '*'])
      else if (def?.type === 'tuple') walk([...path, '*'])
    }
    walk([])
    const looked = drawnPlaces.map(([place]) => place)
    expect(places.filter((place) => !looked.includes(place))).toEqual([])
    expect(places).toContain('facts.*.values.*.icon')
  })

  test('a verb that no script uses is an error in its line', () => {
    const chapter = { abilityMenus: { verbs: ['ebbAway'] } }
    expect(found(chapter).map(({ what }) => what)).toEqual([`error system/no-verb systems/sea.json:${lineIn(chapter, '"ebbAway"')}`])
    expect(found(chapter, used("'ebbAway'"))).toEqual([])
  })

  test('scripts of dependent packs count as uses, too', () => {
    const chapter = { stats: { drift: { about: 'Drift.', shape: 'number' } } }
    const ground = load({ ...seaFiles, 'systems/sea.json': json({ ...sea, ...chapter }) }).bundle
    const user = load(filesOf('the-fleet', { 'rules/r.ts': "export default rule('r', [modifier('drift', {})])\n" }, ['the-sea']), [
      ground,
    ]).bundle
    expect(checkPacks([ground], rulebooks).map(({ code }) => code)).toEqual(['system/never-read'])
    expect(checkPacks([ground, user], rulebooks).filter(({ pack }) => pack === 'the-sea')).toEqual([])
  })

  test('a system of another pack that a script imports must exist', () => {
    const ground = load(seaFiles).bundle
    const user = (from: string) => {
      const source = `import { turnTide } from '${from}'\n\nexport const turn = turnTide\n`
      const { bundle, problems } = load(filesOf('the-fleet', { 'lib/turn.ts': source }, ['the-sea']), [ground])
      return [...problems, ...checkPacks([bundle, ground], rulebooks)]
        .filter(({ code }) => code !== 'script/unused-library')
        .map(({ code, file, line, remedy }) => `${code} ${file}:${line} ${remedy}`)
    }
    expect(user('@you/the-sea/systems/sea')).toEqual([])
    expect(user('@you/the-sea/systems/sae')).toEqual(["reference/unknown-system lib/turn.ts:1 Did you mean 'the-sea/systems/sea'?"])
    expect(user('@me/the-sea/systems/sea')).toEqual([
      'gate/undeclared-import lib/turn.ts:1 Add "@me/the-sea" to `dependencies` in package.json.',
    ])
  })

  test('a missing system of another pack is reported in the line of the manifest that names the pack', () => {
    const { bundle } = load(
      filesOf('the-fleet', { 'lib/turn.ts': "import { turnTide } from '@you/the-sea/systems/sea'\nexport const turn = turnTide\n" }, [
        'the-sea',
      ]),
    )
    const [first] = checkPacks([bundle], rulebooks).filter(({ code }) => code === 'pack/unknown-dependency')
    const line = filesOf('the-fleet', {}, ['the-sea'])
      ['package.json']?.split('\n')
      .findIndex((one) => one.includes('@you/the-sea'))
    expect(first).toMatchObject({
      file: 'package.json',
      line: (line ?? 0) + 1,
      message: 'The pack needs "the-sea", which the workspace does not have.',
    })
  })

  test('an unchanged pack is checked again when a system on which it depends has changed', () => {
    const memory = newCheckMemory()
    const script =
      "import { action, card, chooseOne } from '@questwright/lcg'\nexport default card('galley', [action({}, () => chooseOne({ sail: () => undefined }))])\n"
    const galley = filesOf(
      'the-fleet',
      {
        'cards/galley.json': json({ type: 'ship', speed: 2 }),
        'cards/galley.ts': script,
        'text/en.json': json({ cards: { galley: { title: 'Galley' } } }),
      },
      ['the-sea'],
    )
    const ground = load(seaFiles).bundle
    const fleet = load(galley, [ground]).bundle
    const missing = (packs: readonly PackBundle[]) =>
      checkPacks(packs, rulebooks, { memory }).filter(({ code }) => code === 'words/missing').length
    expect(missing([fleet, ground])).toBe(1)
    const chapter = { ...sea, ownNames: { ways: ['sail'] } }
    expect(missing([fleet, load({ ...seaFiles, 'systems/sea.json': json(chapter) }).bundle])).toBe(0)
    expect(missing([fleet, ground])).toBe(1)
  })

  test('two packs with one name for a field of searches are reported, because only one is used; so is a third pack that depends on both', () => {
    const leaf = { leaf: { also: [], reads: 'text', meaning: 'leaves', example: 'leaf:oak' } }
    const one = load(filesOf('one', { 'systems/a.json': json({ searchFields: leaf }) })).bundle
    const two = load(filesOf('two', { 'systems/b.json': json({ searchFields: leaf }) })).bundle
    const third = load(filesOf('third', {}, ['one', 'two']), [one, two]).bundle
    const clashes = (packs: readonly PackBundle[]) =>
      checkPacks(packs, rulebooks)
        .filter(({ code }) => code === 'system/clash')
        .map(({ severity, pack, file, line }) => `${severity} ${pack}/${file}:${line}`)
    expect(clashes([one, two])).toEqual(['warning one/systems/a.json:3', 'warning two/systems/b.json:3'])
    expect(clashes([one, two, third])).toContain('warning third/package.json:10')
    expect(clashes([one])).toEqual([])
    // loading reports a pack that depends on the other one, so its users are not told again
    const above = load(filesOf('above', { 'systems/b.json': json({ searchFields: leaf }) }, ['one']), [one]).bundle
    const top = load(filesOf('top', {}, ['one', 'above']), [one, above]).bundle
    expect(clashes([one, above, top])).toEqual([])
    // pages can show two entries of a menu with one name
    const menus = { 'systems/c.json': json({ abilityMenus: { groups: { sea: { label: 'the sea', code: 'sea()', says: 'the sea' } } } }) }
    const [left, right] = [load(filesOf('left', menus)).bundle, load(filesOf('right', menus)).bundle]
    expect(clashes([left, right, load(filesOf('both', {}, ['left', 'right']), [left, right]).bundle])).toEqual([])
  })
})
