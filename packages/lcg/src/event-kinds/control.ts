import { table, tell } from '@questwright/kernel'
import { loansOf, writeLoans } from '../lending.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events that change a card's controller or type: enemies, locations and treacheries have no controller. */

export const controlKinds = {
  controlTaken: {
    after: 'own',
    resolve: ({ subject, by }) => {
      const t = table()
      field(subject, 'controller', by.id)
      // the new controller keeps the card for the rest of the game, unless a loan is recorded after this event
      if (loansOf(subject).length > 0) writeLoans(subject, [])
      for (const attachment of subject.attachments) if (attachment.controllerName !== null) field(attachment, 'controller', by.id)
      if (subject.zone.name === 'play-area' || subject.zone.name === 'staging-area') t.move(subject, t.zone(`${by.id}.play-area`))
      tell('control-taken', { card: subject, seat: by.id })
    },
  },
  typeChanged: {
    after: 'own',
    resolve: ({ subject, type }) => {
      field(subject, 'type', type)
      // encounter cards have no controller
      if (['enemy', 'location', 'treachery'].includes(type)) field(subject, 'controller', undefined)
      tell('type-changed', { card: subject, type })
    },
  },
} satisfies Partial<EventSpecs>
