import { chooseCards, isPrevented, perform, setPart, type Taken, table, tell, tellMove, together, wipe } from '@questwright/kernel'
import { carryOutIfDestroyed } from '../attack-aftermath.ts'
import { type GameCard, Player } from '../cards.ts'
import { destinationOf, leave, pileOf, restingPlace, snapshotOf } from '../leaving.ts'
import { shuffleIfOwnPile } from '../own-decks.ts'
import { allPlayers, firstPlayer, playedThisRound, round } from '../round.ts'
import { copiesToDiscard } from '../unique.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events of cards that enter play, change while in play, and leave play. */

/** A card can leave its zone only once, so it cannot pay two costs of the same use by leaving. */
const takesPlace = (): Taken => ({ stock: 'place', amount: 1, left: 1 })

export const cardKinds = {
  entersPlay: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      const { subject, controller } = event
      // a card with a disguise enters play face down
      if (!subject.disguise) field(subject, 'face', undefined)
      if (controller) field(subject, 'controller', controller.id)
      t.move(subject, t.zone(event.to as string))
      tell('entered-play', { card: subject, how: event.how, ...(controller ? { controller } : {}) })
      for (const copy of copiesToDiscard(subject)) perform({ kind: 'discarded', subject: copy, from: copy.zone.name })
    },
  },
  leavesPlay: {
    after: 'joins',
    takes: takesPlace,
    snapshot: snapshotOf,
    resolve: (event) => {
      const { subject } = event
      const to = destinationOf(subject, event.to)
      if (to !== event.to) setPart(event, 'to', to)
      tellMove('left-play', subject, { how: event.how, to }, () => leave(subject, to, event.at === 'bottom' ? 'bottom' : 'top', 'stays'))
    },
  },
  detached: {
    after: 'joins',
    snapshot: snapshotOf,
    resolve: ({ subject }) => void perform({ kind: 'leavesPlay', subject, how: 'host-left', to: pileOf(subject) }),
  },
  entersStaging: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      if (subject.zone.name === 'staging-area') return
      field(subject, 'engagedIn', undefined)
      // a card of the scenario has no controller there, such as an objective that was claimed before (FAQ 1.17)
      if (subject.ownerName === null) field(subject, 'controller', undefined)
      t.move(subject, t.zone('staging-area'))
      tell('entered-staging', { card: subject })
    },
  },
  played: {
    after: 'own',
    resolve: ({ subject }) => table().setNote('played', { round: round(), cards: [...playedThisRound(), subject].map((card) => card.id) }),
  },
  turnsFacedown: {
    after: 'own',
    resolve: ({ subject, as }) => {
      const t = table()
      const { name, ...facts } = as
      // a card that all players could see stays known to them
      if (subject.face === 'up' && subject.zone.spec.visibility === 'everyone')
        t.write(
          subject,
          'fields',
          'seenBy',
          allPlayers().map((player) => player.id),
        )
      const pack = (t.doing?.card ?? subject).code.split(':')[0] as string
      field(subject, 'face', 'down')
      t.write(subject, 'fields', 'as', { code: `${pack}:${name}`, facts })
      if (subject.inPlay) tell('turned-facedown', { card: subject })
    },
  },
  turnsFaceup: {
    after: 'own',
    resolve: ({ subject }) => {
      for (const name of ['as', 'face', 'seenBy']) field(subject, name, undefined)
      if (subject.inPlay) tell('turned-faceup', { card: subject })
    },
  },
  turnsOver: {
    after: 'own',
    resolve: ({ subject, side }) => {
      field(subject, 'side', side)
      tell('turned-over', { card: subject, side })
    },
  },
  attached: {
    after: 'own',
    resolve: ({ subject, host }) => {
      const t = table()
      t.move(subject, t.zoneOn(host, 'attachments'))
      tell('attached', { card: subject, host })
    },
  },
  tooMany: {
    after: 'own',
    resolve: ({ subject, among, most }) => {
      // nothing to do if it left at the same moment, with all cards on it
      if (subject instanceof Player ? subject.eliminated : !subject.inPlay) return
      const who = (subject instanceof Player ? subject : (subject.controller ?? firstPlayer())) as GameCard
      // all cards that an eliminated player controls are leaving play anyway
      if ((who as Player).eliminated) return
      const able = among.filter((attachment) => !isPrevented({ kind: 'discarded', subject: attachment, from: attachment.zone.name }))
      const least = Math.min(among.length - most, able.length)
      if (least === 0) return
      const gone = chooseCards({ who, name: 'choose-to-discard', from: () => able, least, parts: { most } })
      together(gone.map((attachment) => ({ kind: 'discarded', subject: attachment, from: attachment.zone.name })))
    },
  },
  destroyed: {
    after: 'joins',
    snapshot: snapshotOf,
    resolve: (event) => {
      const { subject } = event
      tell('destroyed', { card: subject })
      perform({
        kind: 'leavesPlay',
        subject,
        how: subject.isEnemy ? 'defeated' : 'destroyed',
        to: subject.isEnemy ? restingPlace(subject) : pileOf(subject),
      })
      carryOutIfDestroyed(event)
    },
  },
  discarded: {
    after: 'own',
    takes: takesPlace,
    // a card that cannot leave play cannot pay a cost by it. RR "Cannot"
    entails: ({ subject }) => (subject.inPlay ? [{ kind: 'leavesPlay', subject, how: 'discarded', to: pileOf(subject) }] : []),
    snapshot: snapshotOf,
    resolve: ({ subject }) => {
      const t = table()
      const to = pileOf(subject)
      if (subject.inPlay) perform({ kind: 'leavesPlay', subject, how: 'discarded', to })
      else {
        tellMove('discarded', subject, { from: subject.zone.name }, () => {
          wipe(subject)
          t.move(subject, t.zone(to))
        })
        shuffleIfOwnPile(t.zone(to))
      }
    },
  },
} satisfies Partial<EventSpecs>
