/**
 * A pack for an earlier version of the script API: its errors are reported as migration steps, and one command does those that need no decision of
 * the author.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiSteps, newestApi, oldestApi } from '@questwright/packs'
import { expect, it, vi } from 'vitest'
import { qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

const script = `import { card, chooseOne, drawCards, forced, raiseThreat } from '@questwright/lcg'

export default card('hound', [
  forced.after('engages', { of: 'self' }, ({ you }) =>
    chooseOne({ 'draw-one': () => drawCards(you, 1), hide: () => raiseThreat(you, 2) }),
  ),
])
`
/** The result of a choice may be undefined; the types of that API version did not say so. */
const unsure = `import { card, choose, discard, forced } from '@questwright/lcg'

export default card('hound', [
  forced.after('engages', { of: 'self' }, ({ you }) => {
    const chosen = choose(you.controlled, { as: 'choose-to-discard' })
    if (chosen.isAttachment) discard(chosen)
  }),
])
`

function oldPack(source: string): string {
  const folder = join(temporaryFolder(), 'fen')
  mkdirSync(folder)
  return writeFiles(folder, {
    'package.json': '{\n  "name": "@me/fen",\n  "version": "1.0.0",\n  "questwright": { "game": "lcg", "api": 1 }\n}\n',
    'cards/hound.json': JSON.stringify({
      ...{ type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 2, attack: 2, defense: 1, hitPoints: 3 },
    }),
    'cards/hound.ts': source,
    'text/en.json': JSON.stringify({
      cards: { hound: { title: 'Mire Hound', text: '**Forced:** After Mire Hound engages you, draw 1 card or raise your threat by 2.' } },
      keywords: {},
      encounterSets: { fen: { title: 'The Fen' } },
    }),
  })
}

it('the check lists the steps that update such a pack, and reports no error twice', async () => {
  const folder = oldPack(script)
  const { code, out } = await qw(['check', folder])
  expect(code).toBe(1)
  expect(out).toContain(
    `error fen was written for script API 1, and this program has ${newestApi}: this step brings it up to date (2 errors).\n  1. Words for what players read, 2 places (qw pack migrate does it)\n`,
  )
  expect(out.match(/The way of a choice "draw-one" has no words/g)).toHaveLength(1)
  expect(out).not.toContain('[words/missing]')
  const { json } = await qw(['check', folder, '--json'])
  expect(json().behind).toEqual([
    {
      pack: 'fen',
      api: 1,
      newest: newestApi,
      steps: [{ slug: 'words', title: 'Words for what players read', done: 'by itself', errors: 2 }],
    },
  ])
  expect((json().problems as { code: string }[]).filter(({ code: own }) => own === 'words/missing')).toHaveLength(2)
})

it('in a pack of this version the same errors are reported as errors', async () => {
  const folder = oldPack(script)
  const path = join(folder, 'package.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"api": 1', `"api": ${newestApi}`))
  const { out } = await qw(['check', folder])
  expect(out).not.toContain('was written for')
  expect(out.match(/\[words\/missing\]/g)).toHaveLength(2)
  const { code, out: told } = await qw(['pack', 'migrate', folder])
  expect([code, told]).toEqual([0, `fen is written for script API ${newestApi}, the newest: there is nothing to do.\n`])
})

it('one command carries them out, writes nothing in a dry run, and the check then finds nothing', async () => {
  const folder = oldPack(script)
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  const before = [read('package.json'), read('text/en.json')]
  const dry = await qw(['pack', 'migrate', folder, '--dry-run'])
  expect(dry.code).toBe(0)
  expect(dry.out).toContain('would be done  text/en.json, cards.hound.words.ways: "draw-one" is "Draw one"\n')
  expect([read('package.json'), read('text/en.json')]).toEqual(before)
  const wet = await qw(['pack', 'migrate', folder])
  expect(wet.code).toBe(0)
  expect(wet.out).toContain(`done  package.json: "api" is ${newestApi}\n`)
  expect(read('package.json')).toBe(before[0]?.replace('"api": 1', `"api": ${newestApi}`))
  expect(JSON.parse(read('text/en.json'))).toMatchObject({
    cards: { hound: { title: 'Mire Hound', words: { ways: { 'draw-one': 'Draw one', hide: 'Hide' } } } },
    encounterSets: { fen: { title: 'The Fen' } },
  })
  const { out } = await qw(['check', folder])
  expect(out).toContain('no errors')
})

it('the check of a system of script API 1 puts the texts that its chapter lacks into the same step', async () => {
  const folder = join(temporaryFolder(), 'old-night')
  writeFiles(folder, JSON.parse(readFileSync(join(import.meta.dirname, 'published/api-1/packs/old-night.json'), 'utf8')))
  const { out } = await qw(['check', folder])
  expect(out).toContain('  1. Words for what players read, 1 place (qw pack migrate does it)\n')
  expect(out).toContain('systems/night.json:2:17 The counter "darkness" has no words')
  expect(out).not.toContain('[words/missing]')
})

it('deprecated words are warnings, the pack can still be played, and the same command replaces them', async () => {
  const folder = oldPack(
    script.replace('raiseThreat }', 'raiseThreat, treatAsUndefended }').replace('raiseThreat(you, 2)', 'treatAsUndefended()'),
  )
  expect((await qw(['pack', 'migrate', folder])).out).toContain(
    'done  cards/hound.ts: `treatAsUndefended` is `considerUndefended`, in 2 places\n',
  )
  expect(readFileSync(join(folder, 'cards/hound.ts'), 'utf8')).toContain('hide: () => considerUndefended()')
  writeFileSync(
    join(folder, 'cards/hound.ts'),
    readFileSync(join(folder, 'cards/hound.ts'), 'utf8').replaceAll('considerUnd', 'treatAsUnd'),
  )
  const { code, out } = await qw(['check', folder])
  expect(out).toMatch(
    /^warning fen\/cards\/hound\.ts:1:\d+ `treatAsUndefended` is deprecated since script API 2, .*\[script\/deprecated\]\n {2}Write `considerUndefended`/m,
  )
  expect([code, out]).toEqual([0, expect.stringContaining('no errors')])
})

it('changes that only the author can make are listed with their places, and the version stays until they are made', async () => {
  const folder = oldPack(unsure)
  const { code, out, err } = await qw(['pack', 'migrate', folder])
  expect(code).toBe(1)
  expect(out).toContain('1. Cards and players that may be undefined, 1 place\n')
  expect(out).toMatch(/^ {5}cards\/hound\.ts:6:\d+ .*undefined/m)
  expect(err).toContain('fen is for script API 1 until that is done')
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"api": 1')
})

it('each version except the oldest has steps', () => {
  const versions = Array.from({ length: newestApi - oldestApi }, (_, i) => oldestApi + 1 + i)
  expect([...new Set(apiSteps.map(({ to }) => to))].sort()).toEqual(versions)
})
