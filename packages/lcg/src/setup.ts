import { BadSetup } from '@questwright/authoring'
import {
  addSeat,
  type CardDefinition,
  chance,
  chooseCards,
  confirm,
  type JsonObject,
  MOST_CARDS,
  type Next,
  perform,
  type StepFunction,
  shuffle,
  table,
  tell,
} from '@questwright/kernel'
import type { GameCard, Player } from './cards.ts'
import { encounterCopies } from './encounter-copies.ts'
import { isAmongEncounterCards } from './leaving.ts'
import { factsOfScenario, hasMode, inMode, layFirstTokens, modeNamed, modesHere } from './mode.ts'
import { cardsBrought, layRecord, whyRefused } from './record.ts'
import { allPlayers, currentStage, firstPlayer, playersInOrder } from './round.ts'
import { followInstructionsOf, followInstructionsOfEncounterDeck } from './setup-instructions.ts'
import { enterStage, questDeck } from './stages.ts'
import { addBroughtHero, giveHeroToFirstPlayer, heroesBeyondTheLimit, whyNotTogether } from './starting-cards.ts'
import { enterPhase, enterStep } from './step-names.ts'
import { liesAmongRules, turnsInSetup } from './system-types.ts'
import { useWord } from './use-word.ts'
import { VOTE } from './verbs/shared.ts'

/** Setting up a game. RR "Setup": seven steps in a fixed order. */

/** A deck in a setup: its cards are codes `pack:slug`. */
interface DeckList {
  readonly name: string
  /** Starter decks need not have fifty cards. */
  readonly kind: 'custom' | 'starter'
  readonly heroes: readonly string[]
  readonly cards: { readonly [code: string]: number }
}

interface ScenarioSetup {
  readonly kind: 'scenario'
  /** `pack:scenario/slug` */
  readonly scenario: string
  readonly decks: readonly DeckList[]
  readonly mode: string
  /** Codes of the optional rules that the players chose. */
  readonly rules: readonly string[]
  /** The record that earlier games passed on, by the fields of its systems. */
  readonly record?: unknown
  /** Codes of further cards that are set aside, once for each copy. */
  readonly aside: readonly string[]
}

const MOST_PLAYERS = 4
const HAND = 6
const MOST_HEROES = 3

/** Creates all cards, before the first step. @throws BadSetup */
export function setUp(setup: JsonObject): void {
  const { scenario, decks, mode: said, rules, record, aside } = judged(setup)
  const t = table()
  if (decks.length < 1 || decks.length > MOST_PLAYERS)
    throw new BadSetup(`a game has one to four players; ${decks.length} decks were given`)
  const definition = t.library.cards.get(scenario)
  if (!definition) throw new BadSetup(`no loaded pack has the scenario ${scenario}`)
  const mode = modeNamed(said, scenario)
  const words = Object.hasOwn(modesHere(), mode) ? modesHere()[mode] : undefined
  if (words === undefined) throw new BadSetup(`there is no mode ${JSON.stringify(mode)}; it is ${listedModes()}`)
  if (!hasMode(definition.front.facts, mode, words))
    throw new BadSetup(
      `${scenario} has no ${mode} mode; play it in ${listedModes(definition.front.facts)} mode, or say in \`modes\` what differs in ${mode} mode`,
    )
  const facts = inMode(definition.front.facts, mode)
  const rule = t.addCard('scenario', definition, t.zone('rules'))
  t.write(rule, 'fields', 'mode', mode)
  addQuestDeck(facts)
  addEncounterDeck(facts, { mode, takesOut: words.takesOut }, scenario.slice(0, scenario.indexOf(':')))
  const apart = whyNotTogether(scenario, facts, decks, find)
  if (apart !== undefined) throw new BadSetup(apart)
  refuseSharedHeroes(decks)
  decks.forEach((deck, i) => void addPlayer(deck, `p${i + 1}`))
  addBroughtHero(facts, (code) => find(code, scenario))
  addRules(facts, rules)
  const wrong = (record === undefined ? undefined : layRecord(record)) ?? whyRefused()
  if (wrong !== undefined) throw new BadSetup(wrong)
  addAside([...aside, ...cardsBrought()])
  enterPhase('setup')
  enterStep('setup.1')
}

/** The validated setup. @throws BadSetup that names the part that is missing or wrong */
function judged(setup: JsonObject): ScenarioSetup {
  const { kind = 'scenario', scenario, decks, mode = 'standard', rules = [], record, aside = [] } = setup
  if (kind !== 'scenario') throw new BadSetup(`this game is set up by a scenario, and not by ${JSON.stringify(kind)}`)
  if (typeof scenario !== 'string') throw new BadSetup('the game names no scenario; it needs one such as "core:scenario/passage"')
  if (!Array.isArray(decks)) throw new BadSetup('the game names no decks; it needs a list with a deck for each player')
  if (typeof mode !== 'string') throw new BadSetup(`there is no mode ${JSON.stringify(mode)}; it is ${listedModes()}`)
  if (!Array.isArray(rules) || !rules.every((rule) => typeof rule === 'string'))
    throw new BadSetup('the rules of the game are no list of rules; it needs one such as ["core:system/weather"], or none')
  if (!Array.isArray(aside) || !aside.every((code) => typeof code === 'string'))
    throw new BadSetup('the set-aside cards must be a list such as ["core:old-boatman"], or left out')
  return { kind: 'scenario', scenario, mode, decks: decks.map(judgedDeck), rules, record, aside }
}

/** The modes of a scenario as a list in words. @param facts the facts of the scenario */
function listedModes(facts?: JsonObject): string {
  const fitting = Object.entries(modesHere()).filter(([mode, words]) => facts === undefined || hasMode(facts, mode, words))
  const names = fitting.map(([mode]) => JSON.stringify(mode))
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Most copies of one card in one deck, to catch errors; the rules allow three. */
const MOST_COPIES = 99

function judgedDeck(given: unknown, i: number): DeckList {
  const deck = (typeof given === 'object' && given !== null ? given : {}) as { readonly [part: string]: unknown }
  const name = typeof deck.name === 'string' ? deck.name : `of player ${i + 1}`
  const { heroes, cards } = deck
  if (!Array.isArray(heroes) || !heroes.every((hero) => typeof hero === 'string'))
    throw new BadSetup(`the deck "${name}" has no list of heroes; it needs one such as ["core:aragorn"]`)
  const twice = heroes.find((hero, at) => heroes.indexOf(hero) < at)
  if (twice !== undefined) throw new BadSetup(`the deck "${name}" begins with ${twice} twice; one of the two must be another hero`)
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards))
    throw new BadSetup(`the deck "${name}" has no cards; it needs them with their numbers, such as { "core:gandalf": 3 }`)
  for (const [code, copies] of Object.entries(cards))
    if (!Number.isSafeInteger(copies) || copies < 0 || copies > MOST_COPIES)
      throw new BadSetup(`the deck "${name}" has ${JSON.stringify(copies)} copies of ${code}; it can have 1 to ${MOST_COPIES}`)
  return { ...(deck as unknown as DeckList), name }
}

/** @throws BadSetup if there are more cards than a game may have; it names the card with the most copies */
function refuseTooMany(what: string, counts: readonly (readonly [code: string, count: number])[]): void {
  const before = table().cards.length
  const sum = counts.reduce((total, [, count]) => total + count, 0)
  if (before + sum <= MOST_CARDS) return
  const [code, most] = counts.reduce((largest, one) => (one[1] > largest[1] ? one : largest))
  throw new BadSetup(
    `${what} has ${sum} cards, and a game has ${MOST_CARDS} at most; most of them are copies of ${code}: ${most}. Lower its quantity, or the quantities of the scenario`,
  )
}

function find(code: string, what: string) {
  const definition = table().library.cards.get(code)
  if (!definition) throw new BadSetup(`${what} names the card ${code}, which no loaded pack has; load the pack or take the card out`)
  return definition
}

/** Makes short ids for the cards of one pile: two packs may have cards with one slug, and the first of them gets the short id. */
function shortNames(): (definition: CardDefinition) => string {
  const taken = new Map<string, string>()
  return ({ slug, code }) => {
    if (!taken.has(slug)) taken.set(slug, code)
    return taken.get(slug) === code ? slug : code
  }
}

function addQuestDeck(facts: JsonObject): void {
  const t = table()
  const deck = t.zone('quest-deck')
  const stages = (facts.quest as readonly string[]).map((code) => find(code, 'the quest'))
  // in the order of their numbers, the first on top; stages with the same number are in the order of the scenario
  const order = stages
    .map((definition, i) => ({ definition, stage: (definition.front.facts.stage as number | undefined) ?? 0, i }))
    .sort((a, b) => a.stage - b.stage || a.i - b.i)
  const nameOf = shortNames()
  for (const { definition } of order.reverse()) t.addCard(`quest/${nameOf(definition)}`, definition, deck)
}

function addEncounterDeck(facts: JsonObject, mode: { readonly mode: string; readonly takesOut: string | undefined }, home: string): void {
  const t = table()
  const deck = t.zone('encounter-deck')
  const copies = encounterCopies(facts, mode, home, [...t.library.cards.values()])
  refuseTooMany(
    'the encounter deck',
    [...copies].map(([definition, count]) => [definition.code, count]),
  )
  const nameOf = shortNames()
  for (const [definition, count] of copies) {
    const name = nameOf(definition)
    // a stage without a back is in no deck: the scenario decides when it comes into play
    const zone = definition.front.facts.back === 'none' ? t.zone('set-aside') : deck
    for (let i = 1; i <= count; i++) t.addCard(`encounter/${name}/${i}`, definition, zone)
  }
}

/**
 * If several players have the same unique hero, they can agree who keeps it; otherwise the error names a player at random, by the seed.
 * @throws BadSetup
 */
function refuseSharedHeroes(decks: readonly DeckList[]): void {
  const wanted = new Map<string, number[]>()
  decks.forEach((deck, i) => {
    for (const code of new Set(deck.heroes)) {
      const { unique, title } = find(code, `the deck "${deck.name}"`).front.facts as { unique?: boolean; title?: string }
      const name = title ?? code
      const seats = wanted.get(name) ?? []
      // two versions of one hero in one deck are an error of that deck, not a conflict
      if (unique && !seats.includes(i)) wanted.set(name, [...seats, i])
    }
  })
  for (const [title, seats] of wanted) {
    if (seats.length < 2) continue
    const keeper = seats[chance(`hero ${title}`, seats.length)] as number
    const others = seats.filter((seat) => seat !== keeper).map((seat) => `p${seat + 1}`)
    throw new BadSetup(
      `${seats.map((seat) => `p${seat + 1}`).join(' and ')} want ${title}, and two players cannot both begin with the same hero; agree who takes another, or accept the random choice: p${keeper + 1} keeps ${title}, ${others.join(' and ')} must name another hero`,
    )
  }
}

function addPlayer(deck: DeckList, name: string): void {
  const t = table()
  addSeat(t, name)
  const own = (id: string, code: string, zone: string) => {
    const card = t.addCard(id, find(code, `the deck "${deck.name}"`), t.zone(zone))
    t.write(card, 'fields', 'owner', name)
    return card
  }
  const beyond = heroesBeyondTheLimit(deck.heroes.map((code) => find(code, `the deck "${deck.name}"`)))
  if (deck.heroes.length < 1 || deck.heroes.length - beyond > MOST_HEROES)
    throw new BadSetup(
      `the deck "${deck.name}" has ${deck.heroes.length - beyond} heroes${beyond > 0 ? ` besides ${beyond} that does not count` : ''}; a player begins with one to three`,
    )
  const nameOfHero = shortNames()
  for (const code of deck.heroes) {
    const definition = find(code, `the deck "${deck.name}"`)
    if (definition.front.facts.type !== 'hero') throw new BadSetup(`the deck "${deck.name}" names ${code} as a hero, which it is not`)
    const hero = own(`${name}/${nameOfHero(definition)}`, code, `${name}.deck`)
    t.write(hero, 'fields', 'controller', name)
    const twin = allPlayers()
      .flatMap((player) => player.heroes)
      .find((other) => other.title === (hero as GameCard).title && other.unique)
    const { title } = hero as GameCard
    if (twin?.ownerName === name)
      throw new BadSetup(`the deck "${deck.name}" begins with ${title} twice; one of the two must be another hero`)
    if (twin) throw new BadSetup(`two players cannot both begin with ${title}; one of the decks needs another hero`)
    t.move(hero, t.zone(`${name}.play-area`))
  }
  refuseTooMany(`the deck "${deck.name}"`, Object.entries(deck.cards))
  const nameOf = shortNames()
  for (const code of Object.keys(deck.cards).sort()) {
    const short = nameOf(find(code, `the deck "${deck.name}"`))
    for (let i = 1; i <= (deck.cards[code] ?? 0); i++) {
      const card = own(`${name}/${short}/${i}`, code, `${name}.deck`)
      // a player's card with an encounter back begins set aside
      if (isAmongEncounterCards(card)) t.move(card, t.zone('set-aside'))
    }
  }
}

/**
 * Adds the cards of the rules next to the scenario, after all other cards, so that the numbers of those do not change.
 * @param chosen the rules that the players chose
 */
function addRules({ rules = [], card }: JsonObject, chosen: readonly string[]): void {
  const t = table()
  const nameOf = shortNames()
  const named = new Set([...(rules as readonly string[]), ...(typeof card === 'string' ? [card] : [])])
  const systems = (t.ruleset.systems ?? []).map(({ code }) => code)
  // sort the chosen rules, so that the order of choosing has no effect
  for (const code of new Set([...named, ...chosen.toSorted(), ...systems])) {
    const definition = t.library.cards.get(code)
    if (!definition || !liesAmongRules(String(definition.front.facts.type))) {
      const rule = code.replace(/:(?:rule|system)\//, ':')
      throw new BadSetup(
        named.has(code)
          ? `the scenario names the rule ${rule}, which no loaded pack has; load the pack or take the rule out of \`rules\``
          : `the rule ${rule} was chosen, which no loaded pack has; load the pack, or begin without that rule`,
      )
    }
    t.addCard(nameOf(definition), definition, t.zone('rules'))
  }
}

/** Sets aside cards that belong to no deck: those of the setup, and those that systems add. */
function addAside(codes: readonly string[]): void {
  const t = table()
  const counts = new Map<string, number>()
  refuseTooMany(
    'the list of set-aside cards',
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  )
  const nameOf = shortNames()
  for (const code of codes) {
    const definition = find(code, 'the list of set-aside cards')
    const copy = (counts.get(code) ?? 0) + 1
    counts.set(code, copy)
    t.addCard(`brought/${nameOf(definition)}/${copy}`, definition, t.zone('set-aside'))
  }
}

function tellStep(step: 1 | 2 | 3 | 4 | 5 | 6 | 7): void {
  enterStep(`setup.${step}`)
  tell('setup-step', { step })
}

export const setupSteps: { readonly [name: string]: StepFunction } = {
  // 1. shuffle all decks separately; heroes and the quest deck are not shuffled
  'setup.1': () => {
    const t = table()
    tellStep(1)
    for (const player of allPlayers()) shuffle(t.zone(`${player.id}.deck`))
    shuffle(t.zone('encounter-deck'))
    return 'setup.2'
  },
  // 2. heroes, the tokens with which they begin in this mode, and starting threat
  'setup.2': () => {
    const t = table()
    tellStep(2)
    for (const player of allPlayers()) {
      const threat = player.heroes.reduce((sum, hero) => sum + hero.threatCost, 0)
      t.write(player, 'tokens', 'threat', threat || undefined)
      tell('starting-threat', { seat: player.id, to: threat })
      for (const hero of player.heroes) layFirstTokens(hero)
    }
    return 'setup.3'
  },
  // 3. the token bank: it is unlimited
  'setup.3': () => {
    tellStep(3)
    return 'setup.4'
  },
  // 4. the first player, by majority of the group, else at random
  'setup.4': () => {
    tellStep(4)
    const seats = allPlayers()
    const votes =
      seats.length === 1
        ? seats
        : seats.map(
            (seat) =>
              chooseCards({ who: seat as GameCard, name: 'vote-first-player', parts: VOTE, from: () => seats as GameCard[] })[0] as Player,
          )
    const majority = seats.find((seat) => votes.filter((vote) => vote === seat).length * 2 > seats.length)
    const first = majority ?? (seats[chance('first player', seats.length)] as Player)
    table().write(table().board, 'fields', 'firstPlayer', first.id)
    tell('first-player', { seat: first.id })
    giveHeroToFirstPlayer(factsOfScenario(), first)
    return 'setup.5'
  },
  // 5. starting hands, and one mulligan of the whole hand; cards that instructions put into hand before do not belong to it
  'setup.5': (args) => {
    let held = args.held as JsonObject | undefined
    if (args.left === undefined) {
      tellStep(5)
      for (const player of playersInOrder()) followInstructionsOf(player)
      held = cardsHeld()
      for (const player of playersInOrder()) perform({ kind: 'drawn', subject: player, amount: HAND, cards: [] })
    }
    const [id, ...rest] = (args.left as readonly string[] | undefined) ?? playersInOrder().map((player) => player.id)
    const player = table().card(id as string) as Player
    if (confirm(player, 'mulligan', { is: 'asked' })) mulligan(player, Number(held?.[player.id] ?? 0))
    return rest.length > 0 ? { step: 'setup.5', args: { left: rest, ...(held ? { held } : {}) } } : 'setup.6'
  },
  // 6. the quest deck, first stage on top
  'setup.6': () => {
    tellStep(6)
    const stages = questDeck()
    tell('quest-deck', { cards: stages.map((card) => ({ card: card.id, code: card.code })), amount: stages.length })
    return 'setup.7'
  },
  // 7. instructions of cards in the encounter deck, of the scenario, of its rules and of the first stage, and of rules that come after it;
  // then side B
  'setup.7': (): Next => {
    tellStep(7)
    followInstructionsOfEncounterDeck()
    for (const card of [...table().zone('rules').cards]) useWord(card as GameCard, 'setup', undefined, firstPlayer())
    const [first] = questDeck()
    if (first && !currentStage()) enterStage(first, followWhatWaits)
    else followWhatWaits()
    return '0.0'
  },
}

/**
 * Carries out the instructions of cards among the rules that come after those of the first stage: first the other side of setup cards, then
 * rules that refer to cards of the quest.
 */
function followWhatWaits(): void {
  turnSetupCards()
  for (const card of [...table().zone('rules').cards]) useWord(card as GameCard, 'setup-after-quest', undefined, firstPlayer())
}

/**
 * Turns over setup cards whose instructions were carried out when the decks were made, and carries out those of their other side. Source:
 * LCG-MODE-4
 */
function turnSetupCards(): void {
  const turned = ([...table().zone('rules').cards] as GameCard[]).filter((card) => card.sideUp === 'A' && turnsInSetup(card.type))
  for (const card of turned) {
    perform({ kind: 'turnsOver', subject: card, side: 'B' })
    useWord(card, 'setup', undefined, firstPlayer())
  }
}

/** The number of cards in each player's hand, without players whose hand is empty; undefined if all hands are empty. */
function cardsHeld(): JsonObject | undefined {
  const holders = playersInOrder().filter((player) => player.hand.length > 0)
  return holders.length === 0 ? undefined : Object.fromEntries(holders.map((player) => [player.id, player.hand.length]))
}

/** @param held how many cards were in hand before the starting hand: they are kept */
function mulligan(player: Player, held: number): void {
  const t = table()
  tell('mulligan', { seat: player.id, is: 'taken' })
  for (const card of player.hand.slice(held)) t.move(card, t.zone(`${player.id}.deck`))
  shuffle(t.zone(`${player.id}.deck`))
  perform({ kind: 'drawn', subject: player, amount: HAND, cards: [] })
}
