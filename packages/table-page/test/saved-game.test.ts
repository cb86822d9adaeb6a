import type { GameFile, Input } from '@questwright/realm/web'
import type { Line } from '@questwright/session/state'
import { describe, expect, it } from 'vitest'
import { gameInLink, linkOf, linkPart } from '../src/saved/game-link.ts'
import { packsOfSaved } from '../src/saved/packs-of-saved.ts'
import { readSavedGame } from '../src/saved/read-saved-game.ts'
import { partedByRepair, repairedWords } from '../src/saved/repaired-rules.ts'
import { fileNameOf, linesOf, NoSavedGame, savedGame, viewerOf } from '../src/saved/saved-game.ts'

const answer = (n: number): Input => ({ kind: 'answer', question: `6.4.1/choose/p1/${n}`, value: [`p1/deck/${n}`] })
const inputs = (count: number, from = 0): readonly Input[] => Array.from({ length: count }, (_, n) => answer(from + n))
const places = (count: number) => Array.from({ length: count }, (_, n) => ({ round: 1 + n, phase: 'combat', step: '6.4 a' }))

const file = (count: number): GameFile => ({
  format: 'questwright-game',
  version: 2,
  engine: { name: 'lcg', version: '0.1.0', hash: 'e' },
  packs: [{ name: '@questwright/made-up', version: '1.0.0', hash: 'h' }],
  setup: { kind: 'scenario', scenario: 'made-up:scenario/hills', decks: [{}, {}] },
  seed: '4711',
  inputs: inputs(count),
  hashes: Array.from({ length: count + 1 }, (_, n) => `hash-${n}`),
})

const line: Line = {
  id: '2',
  name: 'Brave',
  inputs: inputs(6),
  places: places(6),
  at: 4,
  savePoints: [{ input: 2, name: 'Before the fight' }],
}
const branch: Line = {
  id: '1',
  name: 'First branch',
  inputs: [...inputs(3), ...inputs(4, 50)],
  places: places(7),
  at: 7,
  savePoints: [],
  ended: 'lost',
}
const saved = savedGame({ file: file(4), title: 'Über the hills', scenario: 'made-up:hills', viewer: 'p1+p2', line, branches: [branch] })

describe('a saved game', () => {
  it('can be replayed by qw, and restores all of its lines', () => {
    const read = readSavedGame(JSON.stringify(saved))
    expect(read).toMatchObject({ format: 'questwright-game', version: 2, inputs: inputs(4) })
    expect(read.hashes).toHaveLength(5)
    const lines = linesOf(read, places(4))
    expect(lines.redo).toEqual(inputs(2, 4))
    expect(lines.redoPlaces).toEqual(places(6).slice(4))
    expect(lines.branches).toEqual([branch])
    expect(lines.savePoints).toEqual(line.savePoints)
    expect(fileNameOf(read)).toBe('uber-the-hills-4.questwright.json')
  })

  it('stores only the inputs of a branch that differ from the line', () => {
    expect(saved.studio?.branches[0]).toMatchObject({ from: 3, inputs: inputs(4, 50) })
  })

  it('of qw play opens with one line', () => {
    expect(linesOf(readSavedGame(JSON.stringify(file(3))))).toMatchObject({ line: { id: '1' }, redo: [], branches: [] })
    expect(viewerOf(file(3).setup)).toBe('p1+p2')
    expect(viewerOf({ kind: 'position', position: { cards: [{ id: 'p1', fields: { seat: 'yes' } }, { id: 'x' }] } })).toBe('p1')
  })

  it.each([
    ['{"format":"questwright-game","ver', 'broken'],
    ['no game at all', 'no saved game'],
    ['[]', 'no saved game'],
    ['{"format":"questwright-deck"}', 'a deck'],
    ['{"format":"constructor"}', 'no saved game'],
    [JSON.stringify({ ...file(2), version: 7 }), 'version 7'],
    [JSON.stringify({ ...file(2), hashes: ['one', 'two', 'three', 'four'] }), 'states'],
    [JSON.stringify({ ...file(2), inputs: [{ kind: 'answer' }] }), 'decisions'],
    [JSON.stringify({ ...file(2), setup: 'x' }), 'began'],
  ])('%s is refused, and the message says what it is and what to do', (text, says) => {
    try {
      readSavedGame(text)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(NoSavedGame)
      expect((error as NoSavedGame).message).toContain(says)
      expect((error as NoSavedGame).remedy).not.toBe('')
    }
  })

  it('is still opened if the data of the studio in it are broken', () => {
    const spoilt = { ...saved, studio: { ...saved.studio, branches: [{ id: '1', from: 99 }] } }
    expect(readSavedGame(JSON.stringify(spoilt))).toEqual(file(4))
  })

  it('opens with hidden hands if they were hidden, and otherwise with open ones', () => {
    const parts = { file: file(4), title: 'T', scenario: 'made-up:hills', viewer: 'p1+p2', line, branches: [] }
    const hidden = savedGame({ ...parts, hands: 'hidden' })
    expect(readSavedGame(JSON.stringify(hidden)).studio?.hands).toBe('hidden')
    expect(gameInLink(linkPart(hidden)).game.studio?.hands).toBe('hidden')
    for (const open of [saved, savedGame({ ...parts, hands: 'open' })]) {
      expect(readSavedGame(JSON.stringify(open)).studio).not.toHaveProperty('hands')
      expect(gameInLink(linkPart(open)).game.studio).not.toHaveProperty('hands')
    }
    // unknown values of a setting are ignored
    expect(readSavedGame(JSON.stringify({ ...hidden, studio: { ...hidden.studio, hands: 'upside down' } }))).toEqual(file(4))
  })

  it('names the packs with different content', () => {
    const here = { name: '@questwright/made-up', packVersion: '1.1.0', hash: 'other' } as unknown as Parameters<
      typeof packsOfSaved
    >[1][number]
    expect(packsOfSaved(saved, [here], { hash: 'e' })).toMatchObject({
      missing: [],
      changed: [{ saved: { version: '1.0.0' }, here: { version: '1.1.0' } }],
      engine: 'same',
    })
    expect(packsOfSaved(saved, [], { hash: 'f' })).toMatchObject({
      missing: [{ name: '@questwright/made-up', version: '1.0.0' }],
      engine: 'other',
    })
  })
})

/** Random numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

describe('a link', () => {
  const { link } = linkOf(saved, 'http://studio.example/play')
  const problemOf = (text: string): string => {
    try {
      gameInLink(text)
      return 'none'
    } catch (error) {
      expect(error).toBeInstanceOf(NoSavedGame)
      return (error as NoSavedGame).message
    }
  }

  it('contains the game up to its position, and is found in brackets, spaces and other texts', () => {
    for (const text of [link, `<${link}>`, `  ${link}\n`, linkPart(saved), `g=${linkPart(saved)}`, link.replace('#g=', '#token=abc&g=')]) {
      const { game, hash } = gameInLink(text)
      expect(game).toMatchObject({ inputs: inputs(4), seed: '4711', setup: saved.setup, packs: saved.packs })
      expect(game.studio).toMatchObject({ title: 'Über the hills', viewer: 'p1+p2', branches: [] })
      expect(hash).toBe('hash-4')
    }
  })

  it('restores every game: 200 games of all lengths', () => {
    const roll = dice(7)
    for (let n = 0; n < 200; n++) {
      const count = roll(120)
      const given = Array.from({ length: count }, () => answer(roll(1_000_000)))
      const { hashes: _, ...rest } = file(0)
      const game = { ...rest, inputs: given, hashes: [], seed: `${roll(999_999)} ☃ "quoted" \\` }
      expect(gameInLink(linkPart(game)).game).toEqual(game)
    }
  })

  it('that was cut at any letter is refused as cut off or as no link', () => {
    for (let length = 0; length < link.length; length++) expect(problemOf(link.slice(0, length))).toMatch(/cut off|no link to a game/)
  })

  it('with any changed letter is refused, and never opened as another game', () => {
    const roll = dice(11)
    const start = link.indexOf('#g=') + 3
    for (let n = 0; n < 300; n++) {
      const at = start + roll(link.length - start)
      const letter = 'ABCxyz019-_.%{'[roll(14)] ?? 'A'
      if (link[at] === letter) continue
      const problem = problemOf(`${link.slice(0, at)}${letter}${link.slice(at + 1)}`)
      expect(problem).not.toBe('none')
    }
  })

  it('of random letters is refused', () => {
    const roll = dice(13)
    for (let n = 0; n < 300; n++) {
      const rubbish = Array.from({ length: roll(80) }, () => String.fromCharCode(32 + roll(90))).join('')
      expect(problemOf(rubbish)).not.toBe('none')
      expect(problemOf(`http://x/play#g=${rubbish}`)).not.toBe('none')
    }
    expect(problemOf('2.5.abc.hello')).toContain('another version')
  })

  it('that is too long for messengers is distinguished from one that fits', () => {
    const roll = dice(17)
    expect(linkOf(saved, 'http://localhost:1/play').fits).toBe('yes')
    const long = { ...file(0), hashes: [], inputs: Array.from({ length: 4000 }, () => answer(roll(2 ** 31))) }
    expect(linkOf(long, 'http://localhost:1/play').fits).toBe('no')
  })
})

describe('a game saved before a rule was repaired', () => {
  const met = [
    { input: 1, rule: 'step-after-attack' },
    { input: 3, rule: 'effects-end-first' },
  ]

  it('stops at the decision where the repaired rule first matters, and names the rule', () => {
    expect(partedByRepair(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'x', 'y'], met)).toEqual({ at: 3, rules: ['effects-end-first'] })
    expect(repairedWords(['effects-end-first'], { 'repaired.effects-end-first': 'Effects end first.' })).toEqual(['Effects end first.'])
  })

  it('names the rule also if another question is asked there, or if no states were saved', () => {
    expect(partedByRepair(['a', 'b', 'c', 'd', 'e', 'f'], ['a', 'b', 'c', 'd'], met)).toEqual({ at: 3, rules: ['effects-end-first'] })
    expect(partedByRepair([], ['a', 'b', 'c', 'd'], met)).toEqual({ at: 3, rules: ['effects-end-first'] })
  })

  it('does not stop if it reaches the saved position again, and blames no rule for changed scripts', () => {
    expect(partedByRepair(['a', 'b', 'c'], ['a', 'x', 'c'], met)).toBeUndefined()
    expect(partedByRepair(['a', 'b', 'c', 'd'], ['a', 'b', 'x', 'y'], met)).toBeUndefined()
  })
})
