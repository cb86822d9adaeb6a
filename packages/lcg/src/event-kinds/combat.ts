import { openly, setPart, table, tell } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import { resetEncounterDeck } from '../encounter-deck.ts'
import { meetRepair } from '../repairs.ts'
import { forgetKeeping } from '../shadow-keeping.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events of engagement, shadow cards, and attacks of both sides. */

export const combatKinds = {
  engages: {
    after: 'own',
    resolve: ({ subject, player, how }) => {
      const t = table()
      t.move(subject, t.zone(`${player.id}.engaged`))
      tell('engaged', { card: subject, seat: player.id, how })
    },
  },
  shadowDealt: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      // reset the deck also in the quest phase: every attack gets its shadow card if there is a discard pile
      if (!event.card && resetEncounterDeck()) meetRepair('new-encounter-deck')
      const card = event.card ?? (t.zone('encounter-deck').top as GameCard | undefined)
      if (!card) {
        tell('no-shadow-card', { card: event.subject })
        return
      }
      field(card, 'face', 'down')
      forgetKeeping(card)
      t.move(card, t.zoneOn(event.subject, 'shadow'))
      setPart(event, 'card', card)
      tell('shadow-dealt', { card: event.subject })
    },
  },
  attacks: {
    after: 'own',
    resolve: ({ subject, player }) => tell('attacks', { card: subject, seat: player.id }),
  },
  defends: {
    after: 'own',
    resolve: ({ subject, attacker }) => {
      const t = table()
      const records = [...((t.note('attacks') as readonly { participants: readonly string[] }[] | undefined) ?? [])]
      const last = records.length - 1
      const record = records[last]
      if (!record) return
      records[last] = { ...record, participants: [...record.participants, subject.id] }
      t.setNote('attacks', records as never)
      tell('defends', { card: subject, attacker })
    },
  },
  attackEnds: { after: 'own', resolve: ({ subject }) => tell('attack-ended', { card: subject, by: 'enemy' }) },
  attacked: {
    after: 'own',
    resolve: ({ subject, player, attackers }) => tell('attacked', { card: subject, seat: player.id, attackers }),
  },
  // a destroyed enemy may be in a hidden zone by now, so `openly` names it without revealing its place
  playerAttackEnds: { after: 'own', resolve: ({ subject }) => tell('attack-ended', { card: openly(subject), by: 'players' }) },
} satisfies Partial<EventSpecs>
