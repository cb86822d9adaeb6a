/** Each word of the table is defined in one place: words for phases and steps in the ruleset, words for buttons and zones in the board. */
import { readdirSync, readFileSync } from 'node:fs'
import { game } from '@questwright/lcg/engine'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'

const { catalogue } = game
const source = (path: string): string => readFileSync(new URL(`../packages/board/src/${path}`, import.meta.url), 'utf8')

it('the ruleset has words for every phase and step that the board shows', () => {
  const phases = Object.keys(lcgRulebook.phases).map((name) => `phase.${name}`)
  const steps = Object.values(lcgRulebook.steps).flatMap((names) => names.map((name) => `step.${name}`))
  expect(phases).toHaveLength(7)
  expect(steps.length).toBeGreaterThan(15)
  for (const code of [...phases, ...steps, 'phase.setup', 'phase.end']) expect(catalogue[code], code).toBeDefined()
})

it('the questions by which player actions are recognised exist in the ruleset', () => {
  const names = [...lcgRulebook.windows, ...lcgRulebook.stepChoices]
  expect(names.length).toBeGreaterThan(9)
  for (const name of names) expect(catalogue[name], name).toBeDefined()
})

it('no code has words in the board and in the ruleset', () => {
  const own = [...source('words.ts').matchAll(/^ {2}'([^']+)':/gm)].map(([, code]) => code ?? '')
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((code) => Object.hasOwn(catalogue, code))).toEqual([])
})

it('every kind of story entry of the rules has words', () => {
  const told = ['lcg/src', 'kernel/src'].flatMap((folder) => {
    const home = new URL(`../packages/${folder}/`, import.meta.url)
    return readdirSync(home, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...readFileSync(new URL(file, home), 'utf8').matchAll(/\b(?:tell|tellStory)\('([a-z-]+)'/g)])
      .map(([, kind = '']) => kind)
  })
  expect(told.length).toBeGreaterThan(70)
  // the kernel tells `conceded` in games between opponents only, so the cooperative game needs no words for it
  const unworded = [...new Set(told)].filter((kind) => !Object.hasOwn(catalogue, kind))
  expect(unworded).toEqual(['conceded'])
  const ofEveryGame = readFileSync(new URL('../packages/authoring/src/texts-of-every-game.ts', import.meta.url), 'utf8')
  expect(ofEveryGame).toContain("\n  conceded: '")
})

it('names for which the checks require no words of an author have words in the ruleset', () => {
  const { prompts = [], outcomes = [] } = lcgRulebook.ownNames
  expect([prompts.length, outcomes.length].every((count) => count > 3)).toBe(true)
  for (const name of prompts) expect(catalogue[name], name).toBeDefined()
  for (const name of outcomes) expect(catalogue[`won.${name}`] ?? catalogue[`lost.${name}`], name).toBeDefined()
  expect(prompts.filter((name) => name.endsWith('.text'))).toEqual([])
  const missing = Object.keys(catalogue).filter((code) => /^(?:won|lost)\./.test(code) && !outcomes.includes(code.replace(/^\w+\./, '')))
  expect(missing).toEqual([])
})
