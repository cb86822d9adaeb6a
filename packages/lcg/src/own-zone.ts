import { fail, table, unknownName, type Zone } from '@questwright/kernel'
import type { GameCard } from './cards.ts'

/**
 * A zone that a system brings.
 * @param of the player or the card to whom the zone belongs; undefined for a zone of the table
 * @throws ScriptFault for a zone that no system in this game brings
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
