import type { Ruleset, SystemDefinition } from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { BadScene, ownCounters, ownZone, packsOnTable } from '../src/index.ts'

/** Names of systems that a scene may use, and the error for a name that no system has. */

const zone = { visibility: 'everyone', play: 'out' } as const
const systems = [
  { zones: { table: { barge: zone }, seat: { boat: zone }, card: {} } },
  { zones: { table: { raft: zone }, seat: {}, card: {} } },
] as unknown as readonly SystemDefinition[]
const ruleset = { counters: { weather: { of: 'table' }, wet: { of: 'each-seat' } } } as unknown as Ruleset

describe('a scene', () => {
  it('names zones of systems, for the table and for players separately', () => {
    expect(ownZone('barge', 'table', systems)).toBe('barge')
    expect(ownZone('raft', 'table', systems)).toBe('raft')
    expect(ownZone('boat', 'seat', systems)).toBe('boat')
    expect(() => ownZone('boat', 'table', systems)).toThrow(BadScene)
    expect(() => ownZone('boat', 'table', systems)).toThrow("'boat' is no zone of a system, of the table")
    expect(() => ownZone('barge', 'seat', systems)).toThrow("'barge' is no zone of a system, of a player")
  })

  it('sets counters of systems, for the table and for players separately', () => {
    expect(ownCounters({ weather: 2 }, 'table', ruleset)).toEqual({ weather: 2 })
    expect(ownCounters({ wet: 1 }, 'each-seat', ruleset)).toEqual({ wet: 1 })
    expect(() => ownCounters({ wet: 1 }, 'table', ruleset)).toThrow("'wet' is no counter of the table")
    expect(() => ownCounters({ weather: 1 }, 'each-seat', ruleset)).toThrow("'weather' is no counter of a player")
    expect(() => ownCounters({ weather: 1 }, 'table', {} as Ruleset)).toThrow(BadScene)
  })

  it('is played with its own pack and the packs of its cards, each once', () => {
    expect(packsOnTable(['fen:wolf', 'sky:gull', 'fen:bog'], 'home')).toEqual(['home', 'fen', 'sky'])
    expect(packsOnTable(['home:wolf'], 'home')).toEqual(['home'])
  })
})
