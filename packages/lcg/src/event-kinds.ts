import {
  askYes,
  type Card,
  callOff,
  chooseCards,
  type EventSpec,
  endGame,
  listOf,
  openly,
  perform,
  reference,
  setPart,
  shuffle,
  stateOf,
  table,
  tell,
  together,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { zoneCards } from './cards.ts'
import { resetEncounterDeck } from './encounter-deck.ts'
import type { EventKind, EventOf, Snapshot } from './events.ts'
import { meetRepair } from './repairs.ts'
import { allPlayers, firstPlayer, playedThisRound, playersInOrder, round } from './round.ts'
import { advance } from './stages.ts'
import { copiesToDiscard } from './unique.ts'

/** What happens when an event resolves: the only places that write. */

function field(card: Card, name: string, value: string | number | undefined): void {
  table().write(card, 'fields', name, value)
}

function addToken(card: Card, token: string, by: number): void {
  const now = Math.max(0, card.token(token) + by)
  table().write(card, 'tokens', token, now === 0 ? undefined : now)
}

/** What is kept of a card that is about to leave, for "as it was". */
function snapshotOf(card: Card): Snapshot {
  const it = card as GameCard
  return Object.freeze({
    type: it.type,
    controller: it.controller,
    owner: it.owner,
    traits: it.traits,
    damage: it.damage,
    zone: it.zone.name,
    engagedWith: it.engagedWith,
    attachments: Object.freeze(it.attachments),
    facts: it.facts,
  })
}

/** Lasting effects on a number of cards go on without one that leaves. */
function endEffectsOn(card: Card): void {
  const t = table()
  for (const { note, data } of t.registry.allEffects()) {
    const { targets } = data as { readonly targets?: readonly string[] }
    if (!targets?.includes(card.id)) continue
    const rest = targets.filter((id) => id !== card.id)
    t.setNote(note, rest.length === 0 ? undefined : { ...data, targets: rest })
  }
}

/** Takes everything off a card that leaves play, so that it is a new card wherever it goes. */
function wipe(card: Card): void {
  const t = table()
  endEffectsOn(card)
  const { tokens, memory, fields } = stateOf(card)
  for (const name of Object.keys(tokens)) t.write(card, 'tokens', name, undefined)
  for (const name of Object.keys(memory)) t.write(card, 'memory', name, undefined)
  for (const name of Object.keys(fields)) if (name !== 'owner') t.write(card, 'fields', name, undefined)
}

/** The pile of the deck that a card came from. RR "Discard Pile and Victory Display" */
export function pileOf(card: Card): string {
  return card.ownerName === null ? 'encounter-discard' : `${card.ownerName}.discard`
}

/** Where a defeated enemy or an explored location goes. */
function restingPlace(card: Card): string {
  return askYes(card, 'goesToVictoryDisplay') ? 'victory-display' : pileOf(card)
}

/** Who is destroyed before keywords and "when revealed" effects had their turn is not revealed any further: none of them resolves. */
function endReveal(card: GameCard): void {
  for (const { events, stage } of table().occurrences)
    for (const event of events)
      if (event.kind === 'revealed' && event.subject === card && event.fate === 'coming' && stage === 'before') callOff(event)
}

/** Moves a card out of play with all that lies on it. */
function leave(card: GameCard, to: string, at: 'top' | 'bottom' = 'top'): void {
  const t = table()
  for (const shadow of card.shadowCards) {
    wipe(shadow)
    t.move(shadow, t.zone(pileOf(shadow)))
  }
  const attachments = card.attachments
  if (attachments.length > 0) together(attachments.map((attachment) => ({ kind: 'detached', subject: attachment, host: card })))
  const zone = t.zone(to)
  endReveal(card)
  wipe(card)
  t.move(card, zone, at === 'top' ? zone.size : 0)
}

type Specs = {
  readonly [K in EventKind]: {
    readonly resolve: (event: EventOf<K>) => void
    readonly after: EventSpec['after']
    readonly later?: EventSpec['later']
    readonly keep?: (subject: Card) => unknown
  }
}

const specs: Specs = {
  effect: { resolve: () => undefined, after: 'own' },
  cancelled: { resolve: () => undefined, after: 'own' },

  // ── entering and leaving ────────────────────────────────
  entersPlay: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      const { subject, controller } = event
      // one that comes as something else lies face down
      if (!subject.disguise) field(subject, 'face', undefined)
      if (controller) field(subject, 'controller', controller.id)
      t.move(subject, t.zone(event.to as string))
      tell('entered-play', { card: subject, how: event.how, ...(controller ? { controller } : {}) })
      for (const copy of copiesToDiscard(subject)) perform({ kind: 'discarded', subject: copy, from: copy.zone.name })
    },
  },
  leavesPlay: {
    after: 'joins',
    keep: snapshotOf,
    resolve: (event) => {
      const { subject } = event
      tell('left-play', { card: subject, how: event.how, to: event.to })
      leave(subject, event.to, event.at === 'bottom' ? 'bottom' : 'top')
    },
  },
  detached: {
    after: 'joins',
    keep: snapshotOf,
    resolve: ({ subject }) => void perform({ kind: 'leavesPlay', subject, how: 'host-left', to: pileOf(subject) }),
  },
  entersStaging: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      if (subject.zone.name === 'staging-area') return
      field(subject, 'engagedIn', undefined)
      // nobody controls what the scenario owns there, such as an objective that was claimed before (FAQ 1.17)
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
      // what lay open is no secret afterwards
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
      const who = (subject.controller ?? firstPlayer()) as GameCard
      const gone = chooseCards({ who, name: 'choose-to-discard', from: () => among, least: among.length - most, parts: { most } })
      together(gone.map((attachment) => ({ kind: 'discarded', subject: attachment, from: attachment.zone.name })))
    },
  },
  destroyed: {
    after: 'joins',
    keep: snapshotOf,
    resolve: ({ subject }) => {
      tell('destroyed', { card: subject })
      perform({
        kind: 'leavesPlay',
        subject,
        how: subject.isEnemy ? 'defeated' : 'destroyed',
        to: subject.isEnemy ? restingPlace(subject) : pileOf(subject),
      })
    },
  },
  discarded: {
    after: 'own',
    keep: snapshotOf,
    resolve: ({ subject }) => {
      const t = table()
      const to = pileOf(subject)
      if (subject.inPlay) perform({ kind: 'leavesPlay', subject, how: 'discarded', to })
      else {
        tell('discarded', { card: subject, from: subject.zone.name })
        wipe(subject)
        t.move(subject, t.zone(to))
      }
    },
  },

  // ── tokens ──────────────────────────────────────────────
  damaged: {
    after: 'own',
    later: ['beyond'],
    resolve: (event) => {
      const { subject, amount } = event
      if (amount <= 0) return
      setPart(event, 'beyond', Math.max(0, amount - subject.hitPointsLeft))
      addToken(subject, 'damage', amount)
      tell('damaged', { card: subject, amount })
    },
  },
  healed: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      addToken(subject, 'damage', -amount)
      tell('healed', { card: subject, amount })
    },
  },
  exhausted: {
    after: 'own',
    resolve: ({ subject }) => {
      field(subject, 'exhausted', 'yes')
      tell('exhausted', { card: subject })
    },
  },
  readied: {
    after: 'own',
    resolve: ({ subject }) => {
      field(subject, 'exhausted', undefined)
      tell('readied', { card: subject })
    },
  },
  resourcesGained: {
    after: 'own',
    resolve: ({ subject, amount, how, from }) => {
      if (from) addToken(from, 'resource', -amount)
      addToken(subject, 'resource', amount)
      tell('resources-gained', { card: subject, amount, how, ...(from ? { from } : {}) })
    },
  },
  resourcesSpent: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      addToken(subject, 'resource', -amount)
      tell('resources-spent', { card: subject, amount })
    },
  },
  tokensPlaced: {
    after: 'own',
    resolve: ({ subject, token, amount }) => {
      addToken(subject, token, amount)
      tell('tokens-placed', { card: subject, token, amount })
    },
  },
  progressPlaced: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      if (amount <= 0) return
      addToken(subject, 'progress', amount)
      tell('progress-placed', { card: subject, amount })
    },
  },
  progressRemoved: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      addToken(subject, 'progress', -amount)
      tell('progress-removed', { card: subject, amount })
    },
  },
  threatRaised: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      if (amount <= 0 || subject.eliminated) return
      addToken(subject, 'threat', amount)
      tell('threat-raised', { seat: subject.id, amount, to: subject.threat })
    },
  },
  threatLowered: {
    after: 'own',
    resolve: ({ subject, amount }) => {
      if (amount <= 0 || subject.eliminated) return
      addToken(subject, 'threat', -amount)
      tell('threat-lowered', { seat: subject.id, amount, to: subject.threat })
    },
  },

  // ── cards of players ────────────────────────────────────
  drawn: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      const { subject, amount } = event
      const hand = t.zone(`${subject.id}.hand`)
      const drawn: GameCard[] = []
      for (let i = 0; i < amount; i++) {
        const card = t.zone(`${subject.id}.deck`).top as GameCard | undefined
        if (!card) break
        // what others saw of it while it lay in the deck, they do not see in the hand
        field(card, 'seenBy', undefined)
        t.move(card, hand)
        drawn.push(card)
      }
      setPart(event, 'cards', drawn)
      if (drawn.length > 0)
        tell('drew', { seat: subject.id, amount: drawn.length }, { seats: [subject.id], parts: { cards: drawn.map(reference) } })
    },
  },
  cardsShuffled: {
    after: 'own',
    resolve: ({ zone }) => {
      shuffle(table().zone(zone))
      tell('shuffled', { zone })
    },
  },

  // ── quest ───────────────────────────────────────────────
  commits: {
    after: 'own',
    resolve: ({ subject, player }) => {
      field(subject, 'committed', 'yes')
      tell('committed', { card: subject, seat: player.id })
    },
  },
  leavesQuest: {
    after: 'own',
    resolve: ({ subject }) => {
      field(subject, 'committed', undefined)
      tell('left-quest', { card: subject })
    },
  },
  revealed: { after: 'own', resolve: () => undefined },
  travels: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      t.move(subject, t.zone('active-location'))
      tell('travelled', { card: subject })
    },
  },
  explored: {
    after: 'joins',
    keep: snapshotOf,
    resolve: ({ subject }) => {
      tell('explored', { card: subject })
      perform({ kind: 'leavesPlay', subject, how: 'explored', to: restingPlace(subject) })
    },
  },
  questSucceeds: { after: 'own', resolve: ({ amount }) => tell('quest-succeeded', { amount }) },
  questFails: { after: 'own', resolve: ({ amount }) => tell('quest-failed', { amount }) },
  stageDefeated: {
    after: 'joins',
    resolve: ({ subject }) => {
      tell('stage-defeated', { card: subject })
      advance(subject)
    },
  },

  // ── encounter and combat ────────────────────────────────
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
      // in the quest phase no attack goes without its shadow card while there is a discard pile
      if (resetEncounterDeck()) meetRepair('new-encounter-deck')
      const card = t.zone('encounter-deck').top as GameCard | undefined
      if (!card) {
        tell('no-shadow-card', { card: event.subject })
        return
      }
      field(card, 'face', 'down')
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
  attackEnds: { after: 'own', resolve: ({ subject }) => tell('attack-ended', { card: subject }) },
  attacked: {
    after: 'own',
    resolve: ({ subject, player, attackers }) => tell('attacked', { card: subject, seat: player.id, attackers }),
  },
  // the enemy may have gone where nobody sees it
  playerAttackEnds: { after: 'own', resolve: ({ subject }) => tell('attack-ended', { card: openly(subject) }) },
  controlTaken: {
    after: 'own',
    resolve: ({ subject, by }) => {
      const t = table()
      field(subject, 'controller', by.id)
      for (const attachment of subject.attachments) if (attachment.controllerName !== null) field(attachment, 'controller', by.id)
      if (subject.zone.name === 'play-area' || subject.zone.name === 'staging-area') t.move(subject, t.zone(`${by.id}.play-area`))
      tell('control-taken', { card: subject, seat: by.id })
    },
  },

  typeChanged: {
    after: 'own',
    resolve: ({ subject, type }) => {
      field(subject, 'type', type)
      // encounter cards are controlled by nobody
      if (['enemy', 'location', 'treachery'].includes(type)) field(subject, 'controller', undefined)
      tell('type-changed', { card: subject, type })
    },
  },

  // ── players and moments ─────────────────────────────────
  eliminated: {
    after: 'joins',
    resolve: ({ subject }) => eliminate(subject),
  },
  firstPlayerPasses: {
    after: 'own',
    resolve: ({ subject }) => {
      const t = table()
      field(t.board, 'firstPlayer', subject.id)
      tell('first-player', { seat: subject.id })
    },
  },
  beginningOfRound: { after: 'own', resolve: () => undefined },
  endOfRound: { after: 'own', resolve: () => undefined },
  beginningOfPhase: { after: 'own', resolve: () => undefined },
  endOfPhase: { after: 'own', resolve: () => undefined },
  stepTaken: { after: 'own', resolve: () => undefined },
}

/** The cards of a player who is out leave play at one moment. What says that it cannot leave, or does something else, goes all the same: nobody controls it. */
function leaveTogether(player: Player, which: (card: GameCard) => boolean): void {
  const leaving = (table().cards as GameCard[]).filter((card) => card !== player && card.inPlay && which(card))
  if (leaving.length > 0) together(leaving.map((subject) => ({ kind: 'leavesPlay', subject, how: 'eliminated', to: pileOf(subject) })))
  for (const card of leaving) if (card.inPlay && which(card)) leave(card, pileOf(card))
}

/** RR "Player Elimination": cards to their owners' piles, engaged enemies to the staging area with their damage. */
function eliminate(player: Player): void {
  const t = table()
  const wasFirst = player.isFirst
  field(player, 'eliminated', 'yes')
  tell('eliminated', { seat: player.id })
  // nobody is left who could answer to what the cards of the last player do as they leave
  if (playersInOrder().length === 0) endGame('lost', { code: 'lost.all-eliminated', parts: {} })
  const engaged = zoneCards(`${player.id}.engaged`)
  if (engaged.length > 0) together(engaged.map((subject) => ({ kind: 'entersStaging', subject })))
  meetRepair('eliminated-leave-play')
  // what is attached leaves with its host; the rest of it lies on cards of others
  leaveTogether(player, (card) => card.controllerName === player.id && card.host === null)
  leaveTogether(player, (card) => card.controllerName === player.id)
  leaveTogether(player, (card) => card.onDeckOf === player)
  for (const zone of ['hand', 'deck'] as const) for (const card of zoneCards(`${player.id}.${zone}`)) t.move(card, t.zone(pileOf(card)))
  for (const card of listOf(t.zone('resolving')).slice()) if (card.ownerName === player.id) t.move(card, t.zone(pileOf(card)))
  if (wasFirst) {
    // the token goes on clockwise at once (FAQ 1.30)
    const seats = allPlayers()
    const at = seats.indexOf(player)
    const next = [...seats.slice(at + 1), ...seats.slice(0, at)].find((seat) => !seat.eliminated)
    if (next) {
      field(t.board, 'firstPlayer', next.id)
      tell('first-player', { seat: next.id })
    }
  }
}

export const eventKinds = specs as unknown as { readonly [kind: string]: EventSpec }

export { wipe }
