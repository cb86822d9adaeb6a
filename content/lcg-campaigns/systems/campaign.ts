import {
  afterStep,
  allPlayers,
  attach,
  cardsSetAside,
  chooseUpTo,
  type GameCard,
  giveTo,
  happen,
  heroesInPlay,
  type Player,
  putIntoPlay,
  raiseThreat,
  record,
  recorded,
  shuffleIntoDeck,
  step,
  system,
  whenWon,
} from '@questwright/lcg'

/** Campaigns: what the log asks of the decks, and what it brings into a game and takes from it. RR App III */

/** A card of the campaign pool. */
type Earned = ReturnType<typeof recorded<'pool'>>[number]

// ── verbs for campaign cards, boons and burdens ─────────────

/** Adds a boon or a burden to the campaign pool: by its code, once. @param on the hero to whom a permanent one is attached */
export function earn(code: string, on?: GameCard): void {
  record('pool', [...recorded('pool'), on ? { card: code, on: on.title } : { card: code }])
}

/** Takes a copy out of the campaign pool: as every change of the log it holds once the game is won and recorded. */
export function loseFromPool(code: string): void {
  const pool = recorded('pool')
  const at = pool.findIndex(({ card }) => card === code)
  record(
    'pool',
    pool.filter((_, i) => i !== at),
  )
}

/** How many copies of a card lie in the campaign pool. */
export function inPool(code: string): number {
  return recorded('pool').filter(({ card }) => card === code).length
}

/** What the log notes under a name: empty until a card wrote it. */
export function note(name: string): string {
  return known(name)[name] ?? ''
}

/** Writes a note. */
export function writeNote(name: string, text: string): void {
  record('notes', { ...known(name), [name]: text })
}

function known(name: string): { readonly [name: string]: string } {
  const notes = recorded('notes')
  if (notes[name] === undefined)
    throw new Error(
      `the campaign log has no note "${name}"; it has ${Object.keys(notes).join(', ') || 'none'}. Write it under "notes" of "record" in the campaign`,
    )
  return notes
}

// ── heroes ──────────────────────────────────────────────────

/** What changed between the heroes in the log and those that are used now. */
interface Changes {
  /** Heroes in the log who did not fall and are not used, each with the player under whom they stand. */
  readonly missing: readonly { readonly seat: string; readonly title: string }[]
  /** Heroes who are used and do not stand in the log, by their names. */
  readonly added: readonly string[]
  /** Fallen heroes for whom nobody was named yet. */
  readonly open: readonly { readonly seat: string; readonly title: string }[]
}

function changes(): Changes {
  const fallen = recorded('fallen')
  const written = Object.entries(recorded('heroes')).flatMap(([seat, titles]) => titles.map((title) => ({ seat, title })))
  const used = heroesInPlay().map(({ title }) => title)
  return {
    // who has which of the heroes is free to the group
    missing: written.filter(({ title }) => !fallen.includes(title) && !used.includes(title)),
    added: written.length === 0 ? [] : used.filter((title) => !written.some((one) => one.title === title)),
    open: written.filter(({ title }) => fallen.includes(title)),
  }
}

/** Each hero who comes for another one costs: first those who stand for heroes that are exchanged, then those for the fallen; more are added freely. */
function costOfChanges(): number {
  const { missing, added, open } = changes()
  return missing.length + Math.min(added.length - missing.length, open.length)
}

/** Why these decks do not go with the log. */
function refusal(): string | undefined {
  const fallen = recorded('fallen')
  const cards = allPlayers().flatMap((player) => [...player.heroes, ...player.deck])
  const risen = cards.find((card) => (card.isHero || card.isAlly) && fallen.includes(card.title))
  if (risen)
    return `${risen.title} has fallen in this campaign, and nobody may use a hero or an ally of that name; take ${risen.code} out of the deck`
  const { missing, added } = changes()
  const [first] = missing
  const twice = missing.find(({ seat }, i) => missing.some((other, j) => j < i && other.seat === seat))
  if (twice && first)
    return `${missing.map(({ title }) => title).join(' and ')} stand in the campaign log and are not used; each player may exchange one hero before a game, so take ${twice.title} again`
  if (first && added.length < missing.length)
    return `${first.title} stands in the campaign log and must be used; take ${first.title}, or another hero who does not stand there in that place`
  const special = [...recorded('boons'), ...recorded('burdens')]
  const strange = cards.find(({ code }) => special.includes(code) && cards.filter((card) => card.code === code).length > inPool(code))
  if (strange) {
    const [copies, earned] = [cards.filter(({ code }) => code === strange.code).length, inPool(strange.code)]
    return `${copies} of ${strange.title} (${strange.code}) in the decks, and ${earned} earned in this campaign; take ${copies - earned} out`
  }
  return undefined
}

// ── the pool ────────────────────────────────────────────────

/** Cards of the pool that lie in no deck already. */
function broughtCodes(): string[] {
  const left = allPlayers().flatMap((player) => player.deck.map(({ code }) => code))
  return recorded('pool').flatMap(({ card }) => {
    const at = left.indexOf(card)
    if (at < 0) return [card]
    left.splice(at, 1)
    return []
  })
}

/** The cards that the pool brought into this game and that still lie aside. */
function brought(fits: (earned: Earned) => boolean): GameCard[] {
  const aside = cardsSetAside()
  return recorded('pool').flatMap((earned) => {
    const at = fits(earned) ? aside.findIndex(({ code }) => code === earned.card) : -1
    return at < 0 ? [] : aside.splice(at, 1)
  })
}

const isOfPlayers = (card: GameCard): boolean =>
  card.facts.back === 'player' || (card.facts.back !== 'encounter' && card.facts.sphere !== undefined)

function attachPermanents(): void {
  for (const earned of recorded('pool')) {
    if (earned.on === undefined) continue
    const hero = heroesInPlay().find(({ title }) => title === earned.on)
    const card = cardsSetAside().find(({ code }) => code === earned.card)
    if (!hero || !card) continue
    giveTo(hero.controller, card)
    attach(card, hero, hero.controller)
  }
}

function fillDecks(players: readonly Player[]): void {
  const ofPlayers = brought(({ on }) => on === undefined).filter(isOfPlayers)
  const burdens = recorded('burdens')
  ofPlayers
    .filter(({ code }) => burdens.includes(code))
    .forEach((burden, i) => {
      giveTo(players[i % players.length], burden)
      shuffleIntoDeck(burden)
    })
  for (const player of players) {
    const boons = ofPlayers.filter((card) => !burdens.includes(card.code) && card.ownerName === null)
    // what is left is shared as it comes: each player may take one of each, the last whatever is there
    const offered = boons.filter((card, i) => boons.findIndex(({ code }) => code === card.code) === i)
    const taken = chooseUpTo(offered, offered.length, { as: 'campaign-boons', by: player })
    giveTo(player, taken)
    if (taken.length > 0) shuffleIntoDeck(taken)
  }
}

function point(number: number): void {
  happen({ kind: 'campaignChecked', point: number })
}

/** RR App III "Campaign Setup Checklist": the eight points in their order. */
function followLog(): void {
  const players = allPlayers()
  const cost = costOfChanges()
  const { open, added, missing } = changes()
  const replaced = Math.min(added.length - missing.length, open.length)
  const waiting = open.slice(Math.max(0, replaced))
  record(
    'heroes',
    Object.fromEntries(
      players.map((player) => [
        player.id,
        [...player.heroes.map(({ title }) => title), ...waiting.filter(({ seat }) => seat === player.id).map(({ title }) => title)],
      ]),
    ),
  )
  point(1)
  point(2)
  if (cost > 0) record('penalty', recorded('penalty') + cost)
  point(3)
  if (recorded('penalty') > 0) raiseThreat(players, recorded('penalty'))
  point(4)
  attachPermanents()
  point(5)
  for (const card of brought(({ on }) => on === undefined)) if (card.hasKeyword('setup')) putIntoPlay(card, players[0])
  point(6)
  fillDecks(players)
  point(7)
  shuffleIntoDeck(brought(({ on }) => on === undefined).filter((card) => !isOfPlayers(card)))
  point(8)
}

/** Heroes in the discard piles of those who controlled them have fallen, and what was attached to them for good goes with them. */
function mourn(): void {
  const fallen = allPlayers().flatMap((player) => player.discardPile.filter((card) => card.isHero).map(({ title }) => title))
  if (fallen.length === 0) return
  record('fallen', [...recorded('fallen'), ...fallen.filter((title) => !recorded('fallen').includes(title))])
  record(
    'pool',
    recorded('pool').filter(({ on }) => on === undefined || !fallen.includes(on)),
  )
}

export default system('campaign', {
  events: { campaignChecked: () => undefined },
  steps: [afterStep('setup.2', step('campaign-setup', followLog))],
  begins: { refuses: refusal, brings: broughtCodes },
  rules: [whenWon(mourn)],
})
