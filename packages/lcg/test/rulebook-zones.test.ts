import { expect, test } from 'vitest'
import { tableZones } from '../src/rulebook/zones.ts'
import { zones } from '../src/zones.ts'

test.each(Object.entries(zones).flatMap(([place, own]) => Object.entries(own).map(([name, spec]) => [name, place, spec.play] as const)))(
  'the rulebook and the rules agree on whose the zone %s is, and on whether its cards are in play',
  (name, place, play) => {
    const { place: said = 'table', play: saidPlay = 'out' } = tableZones[name as keyof typeof tableZones]
    expect([said, saidPlay]).toEqual([place, play])
  },
)
