import {
  addToStagingArea,
  afterStep,
  allPlayers,
  attach,
  cardById,
  cardsSetAside,
  chooseUpTo,
  type GameCard,
  giveTo,
  happen,
  heroesAtHand,
  heroesInPlay,
  type Player,
  type PrintedCard,
  putIntoPlay,
  raiseThreat,
  record,
  recorded,
  scenarioHero,
  shuffleIntoDeck,
  step,
  system,
  whenWon,
} from '@questwright/lcg'

/**
 * Campaigns: the conditions of the campaign log for decks, the additions of the campaign to a game, and the results that the game writes
 * into the log. RR App III
 */

/** A card of the campaign pool. */
type Earned = ReturnType<typeof recorded<'pool'>>[number]

// ── verbs for campaign cards, boons and burdens ─────────────

/** Adds a boon or a burden to the campaign pool, one copy. @param code its code @param on the hero to whom a permanent card is attached */
export function earn(code: string, on?: GameCard): void {
  record('pool', [...recorded('pool'), on ? { card: code, on: on.title } : { card: code }])
}

/** Removes a copy from the campaign pool. Like every change of the log, this counts once the game is won and recorded. */
export function loseFromPool(code: string): void {
  const pool = recorded('pool')
  const at = pool.findIndex(({ card }) => card === code)
  record(
    'pool',
    pool.filter((_, i) => i !== at),
  )
}

/** How many copies of a card are in the campaign pool. */
export function inPool(code: string): number {
  return recorded('pool').filter(({ card }) => card === code).length
}

/** The note of the log under a name; empty until a card wrote it. */
export function note(name: string): string {
  return known(name)
}

/** Writes a note. */
export function writeNote(name: string, text: string): void {
  known(name)
  record('notes', { ...recorded('notes'), [name]: text })
}

function known(name: string): string {
  const notes = recorded('notes')
  const text = notes[name]
  if (text === undefined)
    throw new Error(
      `the campaign log has no note "${name}"; it has ${Object.keys(notes).join(', ') || 'none'}. Write it under "notes" of "record" in the campaign`,
    )
  return text
}

// ── heroes ──────────────────────────────────────────────────

/** A hero in the log and in decks: a name, under a player. */
interface Named {
  readonly seat: string
  readonly title: string
}

/** The differences between the heroes in the log and those in use now. */
interface Changes {
  /** Heroes in the log who have not fallen and could be used, but are not used. */
  readonly missing: readonly Named[]
  /** Heroes who are used but are not in the log. */
  readonly added: readonly Named[]
  /** Fallen heroes who have not been replaced yet. */
  readonly open: readonly Named[]
  /** Fallen heroes who are used again because no hero is left to replace them. */
  readonly kept: readonly Named[]
  /** Heroes with the same name as the hero of the scenario: their players have lost them. */
  readonly lost: readonly Named[]
  /** Heroes whom no player may use in this scenario. */
  readonly barred: readonly Named[]
}

/**
 * The heroes of a player, without the hero with whom the scenario is played: that hero changes between players, and is under no player in
 * the log.
 */
function ownHeroes(player: Player): GameCard[] {
  const shared = scenarioHero()
  return player.heroes.filter((hero) => hero !== shared)
}

const isBarred = (title: string): boolean => recorded('barred').includes(title) || recorded('barredCharacters').includes(title)

function changes(): Changes {
  const shared = scenarioHero()?.title
  const fallen = recorded('fallen').filter((title) => title !== shared)
  const written = Object.entries(recorded('heroes')).flatMap(([seat, titles]) => titles.map((title) => ({ seat, title })))
  const used = allPlayers().flatMap((player) => ownHeroes(player).map(({ title }) => ({ seat: player.id, title })))
  const isUsed = (title: string): boolean => used.some((one) => one.title === title)
  const rest = written.filter(({ title }) => title !== shared)
  const alive = rest.filter(({ title }) => !fallen.includes(title) && !isUsed(title))
  const fell = rest.filter(({ title }) => fallen.includes(title))
  return {
    // the group may distribute its heroes among the players freely
    missing: alive.filter(({ title }) => !isBarred(title)),
    barred: alive.filter(({ title }) => isBarred(title)),
    lost: written.filter(({ title }) => title === shared),
    added: written.length === 0 ? [] : used.filter(({ title }) => !written.some((one) => one.title === title)),
    open: fell.filter(({ title }) => !isUsed(title)),
    kept: fell.filter(({ title }) => isUsed(title)),
  }
}

function ofSeat(all: readonly Named[], seat: string): readonly Named[] {
  return all.filter((one) => one.seat === seat)
}

/**
 * How many more heroes a player uses than the player's heroes in the log who have not fallen; negative for fewer. Players who exchange
 * heroes keep their number.
 */
function beyondLog(player: Player): number {
  const fallen = recorded('fallen').filter((title) => title !== scenarioHero()?.title)
  const standing = (recorded('heroes')[player.id] ?? []).filter((title) => !fallen.includes(title))
  return ownHeroes(player).length - standing.length
}

/**
 * The fallen heroes who are replaced: their player uses more heroes than are left, and there are new heroes beyond those who are exchanged,
 * or who replace a lost or barred hero. A hero whom another player adds replaces none. Source: LCG-CAMPAIGN-HERO-3, LCG-CAMPAIGN-FALLEN-3
 */
function replaced({ missing, added, open, lost, barred }: Changes): readonly Named[] {
  const players = allPlayers()
  const free = players.reduce(
    (sum, { id }) => sum + Math.min(ofSeat(added, id).length, ofSeat(lost, id).length + ofSeat(barred, id).length),
    0,
  )
  let newcomers = Math.max(0, added.length - missing.length - free)
  return players.flatMap((player) => {
    const gone = ofSeat(open, player.id).slice(0, Math.min(newcomers, Math.max(0, beyondLog(player))))
    newcomers -= gone.length
    return gone
  })
}

/**
 * By how much the changes raise the threat penalty: 1 for each hero who is exchanged, replaced after falling, or used again because no hero
 * is left, and for the hero of the scenario if he had fallen. Adding further heroes is free. Source: LCG-CAMPAIGN-FALLEN-3,
 * LCG-CAMPAIGN-FALLEN-4, LCG-CAMPAIGN-SWAP-1, LCG-CAMPAIGN-ARAGORN-2
 */
function costOf(now: Changes): number {
  const shared = scenarioHero()?.title
  return now.missing.length + replaced(now).length + now.kept.length + (recorded('fallen').some((title) => title === shared) ? 1 : 0)
}

/** Heroes of the loaded packs whom a player could use now. */
function heroesLeft(): readonly PrintedCard[] {
  const gone = [...recorded('fallen'), ...heroesInPlay().map(({ title }) => title), scenarioHero()?.title]
  return heroesAtHand().filter(({ title }) => !gone.includes(title) && !isBarred(title))
}

/** The cards with which players begin: heroes, decks, and own cards that are set aside. */
function cardsOfPlayers(): GameCard[] {
  const shared = scenarioHero()
  const aside = cardsSetAside().filter(({ owner }) => owner !== null)
  return [...allPlayers().flatMap((player) => [...player.heroes, ...player.deck]), ...aside].filter((card) => card !== shared)
}

const isCharacter = (card: GameCard): boolean => card.isHero || card.isAlly

/** Why these decks do not match the log; undefined if they do. */
function refusal(): string | undefined {
  return fallenRefusal() ?? barredRefusal() ?? heroesRefusal() ?? earnedRefusal()
}

function fallenRefusal(): string | undefined {
  const { kept } = changes()
  const left = heroesLeft()
  const back = left.length === 0 ? kept.map(({ title }) => title) : []
  const fallen = recorded('fallen').filter((title) => title !== scenarioHero()?.title && !back.includes(title))
  const risen = cardsOfPlayers().find((card) => isCharacter(card) && fallen.includes(card.title))
  if (!risen) return undefined
  const [other] = risen.isHero ? left : []
  return `${risen.title} has fallen in this campaign, and nobody may use a hero or an ally of that name; take ${risen.code} out of the deck${other ? `, and another hero such as ${other.title} (${other.code}) in that place` : ''}`
}

/** Source: LCG-CAMPAIGN-FRODO-1, LCG-CAMPAIGN-ARAGORN-3, LCG-CAMPAIGN-SARUMAN-1 */
function barredRefusal(): string | undefined {
  const cards = cardsOfPlayers()
  const any = cards.find(({ title }) => recorded('barred').includes(title))
  const one = any ?? cards.find((card) => isCharacter(card) && recorded('barredCharacters').includes(card.title))
  if (!one) return undefined
  const scenario = cardById('scenario')?.code.replace(/^.*\//, '') ?? 'this scenario'
  return `no ${any ? 'card' : 'hero and no ally'} titled ${one.title} may be used in "${scenario}" of this campaign; take ${one.code} out of the deck`
}

function heroesRefusal(): string | undefined {
  const { missing, added } = changes()
  const [first] = missing
  const twice = missing.find(({ seat }, i) => missing.some((other, j) => j < i && other.seat === seat))
  if (twice && first)
    return `${missing.map(({ title }) => title).join(' and ')} stand in the campaign log and are not used; each player may exchange one hero before a game, so take ${twice.title} again`
  const short = missing.find(({ seat }) => isShort(seat, missing, added))
  if (first && (short || added.length < missing.length))
    return `${(short ?? first).title} stands in the campaign log and must be used; take ${(short ?? first).title}, or another hero who does not stand there in that place`
  return undefined
}

/**
 * Whether a player uses fewer heroes than the log has for the player, without replacing a missing one: a hero whom another player adds is
 * not an exchange.
 */
function isShort(seat: string, missing: readonly Named[], added: readonly Named[]): boolean {
  const player = allPlayers().find(({ id }) => id === seat)
  return player !== undefined && beyondLog(player) < 0 && ofSeat(added, seat).length < ofSeat(missing, seat).length
}

function earnedRefusal(): string | undefined {
  const cards = cardsOfPlayers()
  const special = [...recorded('boons'), ...recorded('burdens')]
  const strange = cards.find(({ code }) => special.includes(code) && cards.filter((card) => card.code === code).length > inPool(code))
  if (!strange) return undefined
  const [copies, earned] = [cards.filter(({ code }) => code === strange.code).length, inPool(strange.code)]
  return `${copies} of ${strange.title} (${strange.code}) in the decks, and ${earned} earned in this campaign; take ${copies - earned} out`
}

// ── the pool ────────────────────────────────────────────────

/** Cards of the pool that are not in a player's deck already. */
function broughtCodes(): string[] {
  const left = cardsOfPlayers().map(({ code }) => code)
  return recorded('pool').flatMap(({ card }) => {
    const at = left.indexOf(card)
    if (at < 0) return [card]
    left.splice(at, 1)
    return []
  })
}

/** The cards that the pool added to this game and that are still set aside. */
function brought(fits: (earned: Earned) => boolean): GameCard[] {
  const aside = cardsSetAside()
  return recorded('pool').flatMap((earned) => {
    const at = fits(earned) ? aside.findIndex(({ code }) => code === earned.card) : -1
    return at < 0 ? [] : aside.splice(at, 1)
  })
}

const isOfPlayers = (card: GameCard): boolean =>
  card.facts.back === 'player' || (card.facts.back !== 'encounter' && card.facts.sphere !== undefined)

/** The permanent cards that the log lists with a hero and that are still set aside. */
function permanentsOf(hero: GameCard): GameCard[] {
  return brought(({ on }) => on === hero.title)
}

/** Attaches each permanent card to the hero under whose name it is in the log; a burden with an encounter back has no controller. */
function attachPermanents(heroes: readonly GameCard[]): void {
  for (const hero of heroes)
    for (const card of permanentsOf(hero)) {
      const controller = isOfPlayers(card) ? hero.controller : null
      giveTo(controller, card)
      attach(card, hero, controller)
    }
}

/** The scenario's hero under the first player's new control, if permanent cards of this hero are still set aside. */
function heroOfScenario(): GameCard[] {
  const shared = scenarioHero()
  return shared && permanentsOf(shared).length > 0 ? [shared] : []
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
    const boons = ofPlayers.filter((card) => card.ownerName === null)
    // the remaining copies are distributed in order: each player may take one of each, and the last player all that are left
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
  const now = changes()
  const cost = costOf(now)
  const inTheirPlace = replaced(now)
  const waiting = now.open.filter((fallen) => !inTheirPlace.includes(fallen))
  record(
    'heroes',
    Object.fromEntries(
      players.map((player) => {
        const of = (all: readonly Named[]) => all.filter(({ seat }) => seat === player.id)
        // another hero replaced the one whom the player lost, and whom no player may use now
        const barred = of(now.barred).slice(Math.max(0, of(now.added).length - of(now.lost).length))
        const titles = [...ownHeroes(player), ...of(waiting), ...barred].map(({ title }) => title)
        return [player.id, titles]
      }),
    ),
  )
  point(1)
  const back = [scenarioHero()?.title, ...now.kept.map(({ title }) => title)]
  if (recorded('fallen').some((title) => back.includes(title)))
    record(
      'fallen',
      recorded('fallen').filter((title) => !back.includes(title)),
    )
  point(2)
  if (cost > 0) record('penalty', recorded('penalty') + cost)
  point(3)
  if (recorded('penalty') > 0) raiseThreat(players, recorded('penalty'))
  point(4)
  attachPermanents(heroesInPlay())
  point(5)
  for (const card of brought(({ on }) => on === undefined)) {
    if (!card.hasKeyword('setup')) continue
    // a card that is not a character and has no player back has no controller
    if (card.isCharacter || isOfPlayers(card)) putIntoPlay(card, players[0])
    else addToStagingArea(card, 'set-up')
  }
  point(6)
  fillDecks(players)
  point(7)
  shuffleIntoDeck(brought(({ on }) => on === undefined).filter((card) => !isOfPlayers(card)))
  point(8)
}

/** Records heroes in the discard piles of their controllers as fallen, and removes cards that were permanently attached to them. */
function mourn(): void {
  const fallen = allPlayers().flatMap((player) => player.discardPile.filter((card) => card.isHero).map(({ title }) => title))
  record('fallen', [...recorded('fallen'), ...fallen.filter((title) => !recorded('fallen').includes(title))])
  record(
    'pool',
    recorded('pool').filter(({ on }) => !fallen.some((title) => title === on)),
  )
}

export default system('campaign', {
  events: { campaignChecked: () => undefined },
  steps: [
    afterStep('setup.2', step('campaign-setup', followLog)),
    afterStep(
      'setup.4',
      step('campaign-hero', () => attachPermanents(heroOfScenario()), { when: () => heroOfScenario().length > 0 }),
    ),
  ],
  begins: { refuses: refusal, brings: broughtCodes },
  rules: [whenWon(mourn)],
})
