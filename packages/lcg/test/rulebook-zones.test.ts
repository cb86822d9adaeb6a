import { expect, test } from 'vitest'
import { tableZones } from '../src/rulebook/zones.ts'
import { zones } from '../src/zones.ts'

test.each(Object.entries(zones).flatMap(([place, own]) => Object.entries(own).map(([name, spec]) => [name, place, spec.play] as const)))(
  'the rulebook says of the zone %s whose it is, and whether cards there are in play, as the rules have it',
  (name, place, play) => {
    const { place: said = 'table', play: saidPlay = 'out' } = tableZones[name as keyof typeof tableZones]
    expect([said, saidPlay]).toEqual([place, play])
  },
)
