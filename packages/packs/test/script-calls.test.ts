/**
 * The rulebook of a game defines which functions of its script API create and name things: scripts of another game are read with that game's
 * functions.
 */
import type { ScriptCalls } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { compileScript } from '../src/compile.ts'
import { gateScript as plainGateScript } from '../src/gate.ts'
import { scriptMaker } from '../src/script.ts'
import { rulebook } from './games.ts'
import { watched } from './watched-findings.ts'

const gateScript = watched(plainGateScript)

const ofReeds: ScriptCalls = { parts: ['deed', 'sheet'], abilities: ['deed'], ways: ['pick'], outcomes: ['end'], tokens: ['lay'] }
const path = 'cards/otter.ts'
const source = [
  "import { deed, end, lay, pick, sheet } from '@questwright/reeds'",
  "export default sheet('otter', [",
  "  deed({ slug: 'dive' }, () => {",
  '    let found = 0',
  '    const more = () => (found += 1)',
  '    pick({ swim: more, wait: more })',
  "    lay(undefined, 'mud')",
  "    end('drained')",
  '  }),',
  '])',
  '',
].join('\n')

function compiled(calls: ScriptCalls) {
  const made = compileScript({ path, source, calls })
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made
}
const namesBy = (calls: ScriptCalls) => compiled(calls).names.map(({ words, key }) => `${words} ${key}`)

test('names are found in the calls that the rulebook lists', () => {
  expect(namesBy(ofReeds)).toEqual(['abilities dive', 'ways swim', 'ways wait', 'tokens mud', 'outcomes drained'])
  expect(namesBy(rulebook.scriptCalls)).toEqual([])
})

test('a function inside a part runs during a game, so a variable that only its calls share is not state of the script', () => {
  const script = { path, source, kind: 'card', game: 'reeds', exists: () => false } as const
  const codes = (calls: ScriptCalls) => gateScript({ ...script, calls }).map(({ code }) => code)
  expect(codes(ofReeds)).not.toContain('gate/script-state')
  // if the rulebook lists no such functions, the compiled code lets the realm freeze the variable after the file has run
  expect(compiled(ofReeds).code).not.toBe(compiled({ ...ofReeds, parts: [] }).code)
})

test('a script is compiled again when the rulebook lists other calls', () => {
  const pack = { pack: 'reeds', game: 'reeds', importable: new Set<string>(), needs: [] }
  const names = (calls: ScriptCalls) => scriptMaker({ ...pack, calls })(path, 'card', source).output?.names.length
  expect([names(ofReeds), names(rulebook.scriptCalls), names(ofReeds)]).toEqual([5, 0, 5])
})
