/**
 * Games of bots over frozen content go as they went when `told-games.txt` was committed: the same ends, and the same lines of the log with the same
 * parts. A rule, a bot or a line that changes by mistake changes the file. After a wanted change, run this file with `--update`.
 */
import { fingerprint } from '@questwright/kernel/internal'
import type { PackBundle } from '@questwright/packs'
import { expect, test } from 'vitest'
import { realmWith } from './bench/realms.ts'
import { deckOf, repositoryPacks } from './content.ts'

interface Told {
  readonly outcome?: { readonly result: string; readonly why: { readonly code: string } }
  readonly rounds: number
  readonly decisions: number
  readonly hash: string
  readonly faults: readonly unknown[]
  readonly story: { readonly [seat: string]: readonly { readonly kind: string; readonly parts: object }[] }
}

const TABLES = [
  { decks: ['mill'], mode: 'standard', bot: 'greedy' },
  { decks: ['brook'], mode: 'easy', bot: 'greedy' },
  { decks: ['mill', 'brook'], mode: 'standard', bot: 'greedy' },
  { decks: ['mill', 'brook'], mode: 'standard', bot: 'random' },
  { decks: ['brook', 'mill'], mode: 'easy', bot: 'random' },
] as const

const GAMES = 2

test('bots play the same games, and the log tells them in the same lines', { timeout: 600_000 }, async () => {
  const pack = repositoryPacks().fixtures.find(({ id }) => id === 'frozen-road') as PackBundle
  const realm = await realmWith('native', [pack])
  const ends: string[] = []
  const kinds = new Map<string, string[]>()
  for (const { decks, mode, bot } of TABLES)
    for (let n = 0; n < GAMES; n++) {
      const setup = {
        kind: 'scenario',
        scenario: `${pack.id}:scenario/over-the-causeway`,
        mode,
        decks: decks.map((deck) => deckOf(pack, deck)),
      }
      const request = { setup, seed: `told ${n}`, bot, record: 'none', story: 'told' }
      const { outcome, rounds, decisions, hash, faults, story } = JSON.parse(await realm.call('playGame', JSON.stringify(request))) as Told
      expect(faults).toEqual([])
      ends.push(
        `${decks.join(' and ')}, ${mode}, ${bot} ${n}: ${outcome?.result} ${outcome?.why.code}, ${rounds} rounds, ${decisions} decisions, ${hash}`,
      )
      for (const [seat, lines] of Object.entries(story))
        for (const { kind, parts } of lines) kinds.set(kind, [...(kinds.get(kind) ?? []), `${seat} ${JSON.stringify(parts)}`])
    }
  realm.close()
  const lines = [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, all]) => `${kind}: ${all.length} lines, ${fingerprint(all.join('\n'))}`)
  await expect([...ends, ...lines, ''].join('\n')).toMatchFileSnapshot('./told-games.txt')
})
