/** Saved games whose packs have changed: replayed with the current packs, with the packs they were saved with, and a whole folder at once. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fenPack } from './fen.ts'
import { program, qw, temporaryFolder, writeFiles } from './run.ts'

vi.setConfig({ testTimeout: 240_000 })

const path = (threat: number) => `import { card, forced, playersInOrder, raiseThreat } from '@questwright/lcg'

export default card('reed-path', [forced.atEndOf('resource', () => raiseThreat(playersInOrder(), ${threat}))])
`
const asks = `import { card, choose, discard, forced, playersInOrder } from '@questwright/lcg'

export default card('reed-path', [
  forced.atEndOf('resource', () => { for (const player of playersInOrder()) discard(choose(player.hand, { by: player, as: 'choose-to-discard' })) }),
])
`

/** A workspace with the pack @you/fen 1.0.0 and saved games of it. */
const workspace = temporaryFolder()
const fen = join(workspace, 'fen')
const games = join(workspace, 'games')
const installed = join(workspace, '.questwright/packs/@you+fen/0.1.0')
const script = join(fen, 'cards/reed-path.ts')
const replay = (...parts: readonly string[]) => qw(['replay', ...parts, '--packs', workspace, '--json'])

interface Differs {
  readonly differs: {
    readonly told: { readonly kind: string; readonly answered: string; readonly now: string; readonly changes: readonly object[] }
  }
}

beforeAll(async () => {
  renameSync(fenPack({ 'reed-path': path(1) }), fen)
  const made = await qw([
    'simulate',
    'fen-walk',
    '--deck',
    'leadership',
    '--games',
    '3',
    '--keep',
    games,
    '--packs',
    fen,
    '--realm',
    'native',
    '--trust',
    'fen',
    '--json',
  ])
  expect(made.err).toContain('3 games are kept')
  expect(readdirSync(games)).toEqual(['game-0.json', 'game-1.json', 'game-2.json'])
})

describe('a saved game whose pack changed', () => {
  const file = join(games, 'game-0.json')

  it('is the same if nothing changed, and one realm is used for the whole folder', async () => {
    const all = await replay('--all', games)
    expect(all.json()).toMatchObject({ games: 3, same: 3, changed: 0, notOpened: 0, list: [] })
    expect(all.code).toBe(0)
  })

  it('is also read from the history of a studio', async () => {
    const folder = temporaryFolder()
    const replayed = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(
      join(folder, 'played.json'),
      JSON.stringify({ format: 'questwright-played-game', version: 1, table: 't', replay: replayed }),
    )
    const all = await replay('--all', folder)
    expect([all.code, all.json()]).toMatchObject([0, { games: 1, same: 1 }])
  })

  it('reports the first decision that differs, and can be played with the version with which it was saved', async () => {
    mkdirSync(installed, { recursive: true })
    cpSync(fen, installed, { recursive: true })
    writeFileSync(script, path(3))
    const here = await replay(file)
    expect(here.code).toBe(1)
    expect(here.err).toContain('--under saved')
    const { told } = (here.json() as unknown as Differs).differs
    expect(told.kind).toBe('other state')
    expect(told.now).not.toBe('')
    expect(told.changes).toContainEqual(expect.objectContaining({ pack: 'fen', kind: 'card', slug: 'reed-path', near: 'acts' }))
    const saved = await replay(file, '--under', 'saved')
    expect(saved.err).not.toContain('differs')
    expect([saved.code, saved.json()]).toMatchObject([0, { same: 'yes', under: 'saved' }])
  })

  it('reports the new question if another question is asked', async () => {
    writeFileSync(script, asks)
    const { json } = await replay(file)
    const { told } = (json() as unknown as Differs).differs
    expect(told.kind).toBe('other question')
    expect(told.now).toContain('reed-path')
    expect(told.answered).not.toBe('')
  })

  it('is not played with an installed pack that has the right version number but other contents', async () => {
    writeFileSync(join(installed, 'cards/reed-path.ts'), path(9))
    const { code, err } = await replay(file, '--under', 'saved')
    expect(code).toBe(1)
    expect(err).toMatch(/@you\/fen 0\.1\.0 is installed, and it is not what the game was played with/)
    writeFileSync(join(installed, 'cards/reed-path.ts'), path(1))
  })

  it('that names a pack by a path outside the folder of installed packs finds nothing', async () => {
    const game = JSON.parse(readFileSync(file, 'utf8'))
    const climbing = join(temporaryFolder(), 'climb.json')
    game.packs = game.packs.map((pack: { name: string }) => (pack.name === '@you/fen' ? { ...pack, version: '../../../../fen' } : pack))
    writeFileSync(climbing, JSON.stringify(game))
    const { code, err } = await replay(climbing, '--under', 'saved')
    expect([code, err]).toEqual([1, expect.stringContaining('is not installed')])
  })
})

describe('qw replay --all', () => {
  it('counts the games that an edit changes, and names the first and those that cannot be opened', async () => {
    writeFileSync(script, path(2))
    writeFileSync(join(games, 'broken.json'), '{"format":')
    const { code, json } = await replay('--all', games)
    expect(code).toBe(1)
    const told = json() as unknown as { readonly list: readonly { readonly file: string; readonly state: string }[] }
    expect(told).toMatchObject({ games: 4, same: 0, changed: 3, notOpened: 1 })
    expect(told.list.map(({ file, state }) => [file, state])).toEqual([
      ['broken.json', 'not opened'],
      ['game-0.json', 'changed'],
      ['game-1.json', 'changed'],
      ['game-2.json', 'changed'],
    ])
    const words = await qw(['replay', '--all', games, '--packs', fen])
    expect(words.out).toMatch(/^This edit changes 3 of 4 games, first here: game-0\.json, decision \d+ \((?:setup|round 1, resource)\)\./)
    expect(words.out).toMatch(/changed and at work here: fen: reed-path: /)
  })

  it('ends when one of many games is refused, even while others are running', { tags: 'long' }, async () => {
    const many = temporaryFolder()
    const stranger = { name: '@you/stranger', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }
    writeFiles(workspace, { 'stranger/package.json': stranger })
    const game = JSON.parse(readFileSync(join(games, 'game-0.json'), 'utf8')) as { readonly packs: readonly object[] }
    for (let n = 1; n < 13; n++) cpSync(join(games, 'game-0.json'), join(many, `${String(n).padStart(2, '0')}.json`))
    writeFiles(many, { '00.json': { ...game, packs: [...game.packs, { name: stranger.name, version: '0.1.0', hash: '' }] } })
    const { code, err } = await program(['replay', '--all', many, '--packs', workspace, '--realm', 'native', '--trust', 'fen'])
    expect([code, err]).toEqual([2, expect.stringContaining('stranger is not of this repository')])
  })

  it.each([
    [['replay'], 'Name one saved game, or a folder'],
    [['replay', '--all', 'nowhere-at-all'], 'is no folder that can be read'],
    [['replay', '--all', temporaryFolder()], 'There is no saved game in'],
  ])('%j is refused: %s', async (parts, words) => {
    const { code, err } = await qw(parts)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  })
})
