/** Each file format has one reader that opens files of every version and applies the same rules everywhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import {
  type FileFormat,
  fuzzCaseFormat,
  keptGameFormat,
  playedGameFormat,
  positionFormat,
  readSavedGame,
  savedGameFormat,
  trashRecordFormat,
} from '../src/formats/index.ts'

const folder = fileURLToPath(new URL('fixtures/formats', import.meta.url))
const formats: readonly FileFormat<unknown>[] = [
  savedGameFormat,
  playedGameFormat,
  fuzzCaseFormat,
  positionFormat,
  keptGameFormat,
  trashRecordFormat,
] as readonly FileFormat<unknown>[]
const fixture = (name: string, version: number) => readFileSync(`${folder}/${name}-${version}.json`, 'utf8')
const cases = formats.map((format) => [format.name, format] as const)

/** The value of a file that must open without error. */
function opened(format: FileFormat<unknown>, text: string): { readonly [part: string]: unknown } {
  const read = format.read(text)
  if ('fault' in read) throw new Error(read.fault.message)
  return read.value as { readonly [part: string]: unknown }
}

/** The error of a file that must be refused. */
function fault(format: FileFormat<unknown>, text: string) {
  const read = format.read(text)
  if (!('fault' in read)) throw new Error(`${text.slice(0, 80)} opened`)
  return read.fault
}

test('every version of every format has a file here', () => {
  const wanted = formats.flatMap(({ name, version }) => Array.from({ length: version }, (_, i) => `${name}-${i + 1}.json`))
  expect(readdirSync(folder).sort()).toEqual(wanted.sort())
})

describe.each(cases)('a file %s', (name, format) => {
  const text = fixture(name, format.version)

  it.each(Array.from({ length: format.version }, (_, i) => i + 1))(
    'of version %i is read completely, and can be read again after it was written',
    (version) => {
      const { format: _format, version: _version, ...before } = JSON.parse(fixture(name, version))
      const value = opened(format, fixture(name, version))
      // a game inside another file is converted to the newest version of its own format
      expect(value).toMatchObject(
        'replay' in before ? { ...before, replay: { ...before.replay, version: savedGameFormat.version } } : before,
      )
      expect(value).toMatchObject({ format: name, version: format.version })
      expect(opened(format, format.write(value))).toEqual(value)
    },
  )

  it('is read with a byte order mark, and with parts that a later program added', () => {
    const more = JSON.stringify({ ...JSON.parse(text), mood: 'merry' })
    expect(opened(format, `\ufeff${more}`)).toMatchObject({ mood: 'merry' })
  })

  it('that was cut off, has another format or version, or is not an object is refused with a remedy', () => {
    const whole = JSON.parse(text)
    const faults = [
      fault(format, text.slice(0, -20)),
      fault(format, 'no file at all'),
      fault(format, '[]'),
      fault(format, JSON.stringify({ ...whole, format: 'questwright-deck' })),
      fault(format, JSON.stringify({ ...whole, format: 'constructor' })),
      fault(format, JSON.stringify({ ...whole, version: format.version + 1 })),
      fault(format, JSON.stringify({ ...whole, version: 0 })),
      fault(format, JSON.stringify({ ...whole, version: undefined })),
      fault(format, JSON.stringify({ ...whole, version: '1' })),
    ]
    expect(faults.map(({ reason }) => reason)).toEqual([
      'no-json',
      'no-json',
      'other',
      'other',
      'other',
      'newer',
      'older',
      'older',
      'older',
    ])
    for (const { message, remedy } of faults)
      expect([message, remedy]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(faults[0]?.message).toMatch(/line \d+, column \d+/)
    expect(faults[3]?.message).toContain('This is a deck')
  })

  it('without one of its parts is refused, and the message names the part', () => {
    const whole = JSON.parse(text) as { readonly [part: string]: unknown }
    const optional = ['format', 'version', 'waiting', 'studio', 'hands', 'story', 'table', 'score', 'muted', 'mode']
    for (const part of Object.keys(whole).filter((one) => name !== 'questwright-kept-game' || one !== 'table')) {
      if (optional.includes(part) && !(name === 'questwright-played-game' && ['table', 'mode'].includes(part))) continue
      const { [part]: _gone, ...rest } = whole
      expect(fault(format, JSON.stringify(rest)), part).toMatchObject({ reason: 'broken', where: part })
    }
  })
})

/** The formats that contain inputs of a game, each with a function that makes a file with given inputs. */
const holders: readonly (readonly [string, FileFormat<unknown>, (inputs: unknown) => unknown])[] = [
  ['questwright-game', savedGameFormat, (inputs) => ({ ...JSON.parse(fixture('questwright-game', 1)), inputs, hashes: [] })],
  ['questwright-fuzz', fuzzCaseFormat, (script) => ({ ...JSON.parse(fixture('questwright-fuzz', 1)), script })],
  ['questwright-kept-game', keptGameFormat, (inputs) => ({ ...JSON.parse(fixture('questwright-kept-game', 2)), inputs })],
  [
    'questwright-played-game',
    playedGameFormat,
    (inputs) => {
      const played = JSON.parse(fixture('questwright-played-game', 1))
      return { ...played, replay: { ...played.replay, inputs, hashes: [] } }
    },
  ],
] as readonly (readonly [string, FileFormat<unknown>, (inputs: unknown) => unknown])[]

const noInputs: readonly unknown[] = [
  null,
  'pass',
  {},
  { kind: 'dance' },
  { kind: 'answer' },
  { kind: 'answer', question: '1/q/p1/1' },
  { kind: 'answer', question: '1/q/p1/1', value: 'pass' },
  { kind: 'answer', question: '1/q/p1/1', value: null },
  { kind: 'dice' },
  { kind: 'fault', reason: 'script-error' },
  { kind: 'fault', ability: 'made-up:bell#ring' },
  { kind: 'lift', abilities: 'all' },
  { kind: 'lift', abilities: [1] },
  { kind: 'move' },
]

test.each(holders)('an invalid decision is refused by the reader of %s, as by all others', (_name, format, holding) => {
  for (const none of noInputs) {
    const read = format.readValue(holding([none]))
    expect('fault' in read && read.fault.reason, JSON.stringify(none)).toBe('broken')
  }
  expect(
    'fault' in
      format.readValue(
        holding([
          { kind: 'move', move: {} },
          { kind: 'dice', seed: 's', more: 1 },
        ]),
      ),
  ).toBe(false)
})

test.each([
  ['questwright-game', savedGameFormat, ['engine', 'name'], 'saved game'],
  ['questwright-played-game', playedGameFormat, ['replay', 'engine', 'name'], 'played game'],
  ['questwright-fuzz', fuzzCaseFormat, ['engine', 'name'], 'failure of random play'],
] as const)(
  'a file %s of an unknown game is refused; the message names the place in the file and the known games',
  (name, format, path, thing) => {
    const file = JSON.parse(fixture(name, format.version))
    const [last, ...holders] = [...path].reverse()
    const holder = holders.reverse().reduce((part, key) => part[key], file)
    holder[last as string] = 'chess'
    expect(fault(format as FileFormat<unknown>, JSON.stringify(file))).toEqual({
      reason: 'other-game',
      message: `This ${thing} is of the game "chess", which is not installed.`,
      remedy: 'Open it with a version of Questwright that plays that game; here are "lcg", "duel", "tcg".',
      where: path.join('.'),
    })
  },
)

test('a saved game is read without the data of the studio if these are broken, and also from a game of the history', () => {
  const game = JSON.parse(fixture('questwright-game', 1))
  const spoilt = opened(
    savedGameFormat as FileFormat<unknown>,
    JSON.stringify({ ...game, studio: { ...game.studio, branches: [{ from: 99 }] } }),
  )
  expect(spoilt).not.toHaveProperty('studio')
  expect(spoilt).toMatchObject({ inputs: game.inputs, seed: game.seed })
  const read = readSavedGame(fixture('questwright-played-game', 1))
  expect(read).toMatchObject({ value: { format: 'questwright-game', seed: '4711' } })
  // a game with more state hashes than decisions is refused
  expect(savedGameFormat.readValue({ ...game, hashes: [...game.hashes, 'one more'] })).toMatchObject({ fault: { where: 'hashes' } })
})

test('the setup of a game must name its kind, which may be any word of its game', () => {
  const game = JSON.parse(fixture('questwright-game', 1))
  const begun = (setup: unknown) => savedGameFormat.readValue({ ...game, setup })
  for (const kind of ['scenario', 'position', 'deal'])
    expect(begun({ kind, begins: 'p1' })).toMatchObject({ value: { setup: { kind, begins: 'p1' } } })
  for (const setup of [{ kind: '' }, { kind: 3 }, { begins: 'p1' }]) expect(begun(setup)).toMatchObject({ fault: { where: 'setup.kind' } })
})

test('a game of the history keeps the figures that its game has for a seat', () => {
  const game = JSON.parse(fixture('questwright-played-game', 1))
  const [first, ...others] = game.players
  const { threat: _, ...seat } = first
  const players = [{ ...seat, wounds: 4, out: 'yes' }, ...others]
  expect(playedGameFormat.readValue({ ...game, players })).toMatchObject({
    value: { players: [{ seat: first.seat, wounds: 4, out: 'yes' }] },
  })
  const { seat: _seat, ...nobody } = first
  expect(playedGameFormat.readValue({ ...game, players: [nobody] })).toMatchObject({ fault: { where: 'players[0].seat' } })
})
