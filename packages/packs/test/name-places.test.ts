/**
 * The places at which names are found, in scripts and in chapters of systems: for every function, property and comparison that determines the sort of
 * a name. After a wanted change, run this file with `--update`.
 */
import { expect, it } from 'vitest'
import { drawnPlaces } from '../src/drawn-words.ts'
import { chapterPlaces } from '../src/names/chapter-places.ts'
import { namePlacesIn } from '../src/names/script-places.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Functions whose arguments are names, and one function whose arguments are not. */
const functions = words(`
  card rule scenario system scene require delayed check may remember memory winGame loseGame roll named has cardById keyword hasKeyword prints counter
  setCounter changeCounter cardsIn putIn shuffleZone revealFrom countTo belongsToDeck token placeTokens removeTokens moveTokens stat hasPermission
  modifier permits lasting modify setValue multiply grant lose cannot after when before happenedThisRound amountThisRound step beforeStep afterStep
  insteadOfStep addPhase atBeginningOf atEndOf skipPhase record recorded other`)

/** Properties and members. */
const members = words(`
  slug as code id title how rules traits counter token tokens kind event zone name from into phase at stat keyword keywords gain lose word type types
  fact facts mode do ability currentStep back group content step say other`)

/** Functions and properties whose keys are names. */
const owners = words(`
  events stats zones counters record phases steps setup endings tokens keywords types facts modes permits sees checks prompts consequences keeps knows
  system facets rules system handMoves botHints says other`)

const found = (code: string, kind: 'scene' | 'script' = 'script'): string =>
  namePlacesIn(code, kind)
    .map(
      ({ value, named, quotes, reads }) =>
        `${value}: ${typeof named === 'string' ? named : named.join('+')}${quotes === 'plain' ? ' plain' : ''}${reads ? ` ${reads}` : ''}`,
    )
    .join(', ')

it('each place says which names it can have', async () => {
  const lines = [
    '# Arguments of functions',
    ...functions.map((name) => `${name}: ${found(`${name}('a', 'b', 'c', 'd')`)}`),
    '# Values of properties',
    ...members.map((name) => `${name}: ${found(`f({ ${name}: 'a', x: 1, '${name}': ['b', 'c'] })`)}`),
    '# Texts with which members are compared',
    ...members.map(
      (name) => `${name}: ${found(`one.${name} === 'a' || 'b' !== two?.${name} || ${name}() == 'c' || (0, it.${name})(x) === 'd'`)}`,
    ),
    '# Keys of objects',
    ...[...owners, ...members, ...functions].map(
      (name) => `${name}: ${found(`f({ ${name}: { a: 1, 'b': 2, c() {} } }); ${name}({ d: 'e' })`)}`,
    ),
    '# Keys and texts of scenes',
    found(`t.sees({ 'wolf.scent': 1, round: 2, 'record.notes.path': 'x' }); t.is('wolf.scent', 'wolf', '.x', 'x.')`, 'scene'),
    found(`t.sees({ 'wolf.scent': 1 }); t.is('wolf.scent')`),
    '# Other texts',
    found(
      "import { a } from 'b'; import 'c'; const d = `e`; const f = `g\u0024{h}`; /i'j/.test(k); // 'l'\n['m', 'n'].includes('o'); x ? 'p' : 'q'",
    ),
    '# Places in chapters',
    ...Object.entries(chapterPlaces).map(
      ([section, { keys, values, code }]) => `${section}: ${keys.join(' ')} | ${values.join(' ')} | ${code ?? 'no code'}`,
    ),
    '# Places of chapters that the board draws',
    ...drawnPlaces.map(([place, drawn]) => `${place}: ${drawn}`),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./name-places.txt')
})
