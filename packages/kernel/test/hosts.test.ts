import { describe, expect, it } from 'vitest'
import { atTable, type CardDefinition, defineCard, hostsBy, table } from '../src/index.ts'
import type { Game } from '../src/internal.ts'
import { answer, askedWhat, find, optionsOf, pick, startDuel } from './helpers.ts'
import { attaches, bearer, HOSTS, handsOn } from './rulesets/duel.ts'

/** Which cards can have an attachment, tested with the second ruleset. */

const deck = { p1: ['parry', 'parry', 'parry'], p2: ['parry', 'parry', 'parry'] }

function begin(setup: object, cards: readonly CardDefinition[] = []): Game {
  return startDuel({ cards, setup: { begins: 'p1', deck, ...setup } })
}

/** An item with a rule that says which cards can have it. */
function worn(slug: string, which: Parameters<typeof bearer>[0]): CardDefinition {
  return defineCard(`duel:${slug}`, { type: 'item' }, [bearer(which), attaches(), handsOn()])
}

function hosts(game: Game, item: string): string[] {
  return atTable(game.table, () => hostsBy(find(game, item), HOSTS).map(({ id }) => id))
}

describe('the possible hosts of an attachment', () => {
  it('are those of its own rule; among several its player chooses', () => {
    const game = begin({ hand: { p1: ['mantle'] }, ground: { p1: ['guard', 'captain'], p2: ['brute'] } })
    pick(game, '#play')
    expect(askedWhat(game)).toBe('bearer p1')
    // the brute is awake as well, but belongs to the other player
    expect(optionsOf(game)).toEqual(['p1/ground/0', 'p1/ground/1'])
    answer(game, ['p1/ground/1'])
    expect(find(game, 'p1/hand/0').zone.host?.id).toBe('p1/ground/1')
  })

  it('are those of the game, if the attachment says nothing', () => {
    const game = begin({ hand: { p1: ['charm'] }, ground: { p1: ['charm', 'guard'], p2: ['brute'] } })
    expect(hosts(game, 'p1/hand/0')).toEqual(['p1/ground/1', 'p2/ground/0'])
  })

  it('never include a card that the game forbids, whatever the attachment says', () => {
    // the sting belongs to the player, but is attached to the guard
    const game = begin({ hand: { p1: ['mantle'] }, ground: { p1: ['guard', 'sting'] } })
    expect(hosts(game, 'p1/hand/0')).toEqual(['p1/ground/0'])
  })

  it('never include the card itself', () => {
    const game = begin({ ground: { p1: ['mantle', 'guard'] } })
    expect(hosts(game, 'p1/ground/0')).toEqual(['p1/ground/1'])
    pick(game, 'hand-on')
    expect(find(game, 'p1/ground/0').zone.host?.id).toBe('p1/ground/1')
  })

  it('include no resting card', () => {
    const game = begin({ hand: { p1: ['charm'] }, ground: { p1: ['brute', 'guard'], p2: ['guard'] } })
    expect(hosts(game, 'p1/hand/0')).toEqual(['p1/ground/1'])
  })

  it('must exist, or the attachment cannot be played', () => {
    const game = begin({ hand: { p1: ['mantle', 'strike'] }, ground: { p2: ['brute'] } })
    expect(optionsOf(game)).toEqual(['p1/hand/1#strike', 'pass'])
  })
})

describe('a rule that says what may bear an attachment', () => {
  it('gets the card and its owner', () => {
    const given: string[] = []
    const ring = worn('ring', (host, { self, you }) => {
      given.push(`${host.id} ${self.id} ${you.id}`)
      return false
    })
    const game = begin({ hand: { p1: ['strike'], p2: ['ring'] }, ground: { p1: ['guard'] } }, [ring])
    expect(hosts(game, 'p2/hand/0')).toEqual([])
    expect(given).toEqual(['p1/ground/0 p2/hand/0 p2'])
  })

  it('is switched off when it fails: no card can have the attachment, and the rule is not called again', () => {
    let asked = 0
    const snag = worn('snag', () => {
      asked++
      throw new RangeError('out of wit')
    })
    const game = begin({ hand: { p1: ['snag', 'strike'] }, ground: { p1: ['guard'] } }, [snag])
    expect(game.table.record.faults).toMatchObject([
      { reason: 'script-error', ability: 'duel:snag#bearer', message: 'RangeError: out of wit' },
    ])
    expect(optionsOf(game)).toEqual(['p1/hand/1#strike', 'pass'])
    const before = asked
    expect(before).toBeGreaterThan(0)
    expect(hosts(game, 'p1/hand/0')).toEqual([])
    expect(asked).toBe(before)
  })

  it('may read and not change the game', () => {
    const greedy = worn('greedy', (host) => {
      table().write(host, 'tokens', 'mark', 1)
      return true
    })
    const game = begin({ hand: { p1: ['greedy', 'strike'] }, ground: { p1: ['guard'] } }, [greedy])
    expect(game.table.record.faults).toMatchObject([{ reason: 'changes-in-restriction', ability: 'duel:greedy#bearer' }])
    expect(find(game, 'p1/ground/0').token('mark')).toBe(0)
  })
})
