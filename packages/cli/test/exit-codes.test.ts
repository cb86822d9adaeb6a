/** Exit codes: 2 where a command names something that does not exist, 1 where the named thing exists and cannot be used. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { qw, temporaryFolder } from './run.ts'

const folder = temporaryFolder()
const away = join(folder, 'away.json')
const game = join(folder, 'games', 'game.json')
const log = join(folder, 'log.json')

beforeAll(() => {
  const saved = fileURLToPath(new URL('saved-before-repairs/', import.meta.url))
  const [first = ''] = readdirSync(saved)
  const text = readFileSync(join(saved, first), 'utf8')
  mkdirSync(join(folder, 'games'))
  // the packs of the game, under a name that no pack here has
  writeFileSync(game, text.replaceAll(/"name": ?"@[^"]+"/g, '"name":"@nobody/away"'))
  writeFileSync(
    log,
    JSON.stringify({
      format: 'questwright-campaign-log',
      version: 1,
      campaign: 'away:campaign/away',
      title: 'Away',
      run: 'one',
      players: [{ name: 'Ida', deck: 'lore' }],
      record: {},
      entries: [],
    }),
  )
})

describe('2: the command names something that does not exist', () => {
  it.each([
    ['replay', away],
    ['replay', '--all', away],
    ['explain', away, '--card', 'x'],
    ['campaign', 'show', away],
    ['campaign', 'play', away],
    ['campaign', 'undo', away],
    ['campaign', 'record', away, game],
    ['campaign', 'new', 'away', join(folder, 'new.json'), '--deck', 'lore'],
    ['deck', 'check', away],
    ['deck', 'convert', away, '--to', 'octgn'],
    ['import', away, '--into', 'away'],
    ['export', 'away', '--to', 'octgn'],
    ['play', 'away', '--deck', 'lore'],
    ['play', 'passage-through-mirkwood', '--deck', away],
    ['simulate', 'away', '--deck', 'lore'],
    ['check', 'away'],
    ['test', 'away'],
    ['fuzz', 'away', '--minutes', '0'],
    ['pack', 'build', 'away'],
    ['pack', 'migrate', 'away'],
    ['pack', 'publish', 'away'],
    ['pack', 'diff', 'away', 'away-too'],
    ['pack', 'site', 'away', '--out', join(folder, 'site')],
    ['pack', 'new', 'Away', '--on', 'away', '--folder', join(folder, 'new')],
  ])('qw %s %s', async (...parts) => {
    const { code, err } = await qw(parts)
    expect([code, err]).toEqual([2, expect.stringMatching(/\S/)])
  })
})

describe('1: the named file exists, but needs packs that are missing', () => {
  it.each([
    ['replay', game],
    ['replay', game, '--under', 'saved'],
    ['replay', '--all', join(folder, 'games')],
    ['explain', game, '--card', 'x'],
    ['campaign', 'show', log],
    ['campaign', 'play', log],
  ])('qw %s %s %s', async (...parts) => {
    const { code, err, out } = await qw(parts)
    expect([code, `${err}${out}`]).toEqual([1, expect.stringContaining('away')])
  })
})
