import { fail, table, unknownName, type Zone } from '@questwright/kernel'
import type { GameCard } from './cards.ts'

/**
 * A zone of a system.
 * @param of the player or the card to which the zone belongs; undefined for a zone of the table
 * @throws ScriptFault for a zone that no system in this game defines
 */
export function ownZone(name: string, of?: GameCard): Zone {
  const t = table()
  const place = of === undefined ? 'table' : t.seats.includes(of) ? 'seat' : 'card'
  const known = (t.ruleset.systems ?? []).flatMap(({ zones }) => Object.keys(zones[place]))
  if (!known.includes(name))
    fail('wrong-name', unknownName(name, `zone of a system, of ${place === 'table' ? 'the table' : `a ${place}`}`, known))
  if (of === undefined) return t.zone(name)
  return place === 'seat' ? t.zone(`${of.id}.${name}`) : t.zoneOn(of, name)
}
