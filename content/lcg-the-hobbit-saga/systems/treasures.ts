import { afterStep, allPlayers, happen, type Player, record, recorded, remember, step, system, whenWon } from '@questwright/lcg'

/** Treasures: a player who discovers one may have it in the deck for later scenarios with the same heroes. */

/** The names of a player's notes of the heroes with which the game began, and of the treasures discovered in it. */
const COMPANY = 'company'
const DISCOVERED = 'discovered'

/** The players discover treasures, by their codes. The record has them once the game is won. */
export function discover(...codes: readonly string[]): void {
  for (const treasure of codes) happen({ kind: 'treasureDiscovered', treasure, name: treasure.slice(treasure.indexOf(':') + 1) })
}

/** The heroes of a player, without the hero that the scenario gives to the first player. */
function companyOf(player: Player): string {
  const own = player.heroes.filter((hero) => hero.owner === player && hero.printedFact('sphere') !== 'baggins')
  return own
    .map(({ title }) => title)
    .sort()
    .join(', ')
}

function noteCompany(): void {
  for (const player of allPlayers()) remember(player, COMPANY, companyOf(player))
}

function discoveredBy(player: Player): readonly string[] {
  const codes = player.memory(DISCOVERED)
  return typeof codes === 'string' ? codes.split(' ') : []
}

function noteDiscovery(code: string): void {
  for (const player of allPlayers()) {
    const before = discoveredBy(player)
    if (!before.includes(code)) remember(player, DISCOVERED, [...before, code].join(' '))
  }
}

function isKnown(card: string, on: string): boolean {
  return recorded('treasures').some((one) => one.card === card && one.on === on)
}

/** Why a deck does not match the treasures discovered before; undefined if it does. */
function refusal(): string | undefined {
  for (const player of allPlayers()) {
    const company = companyOf(player)
    const strange = player.deck.find((card) => card.printedFact('type') === 'treasure' && !isKnown(card.code, company))
    if (!strange) continue
    const others = recorded('treasures').flatMap(({ card, on }) => (card === strange.code && on !== undefined ? [on] : []))
    const known = others.length === 0 ? '' : `: it was with ${others.join(', and with ')}`
    return `${strange.title} (${strange.code}) is in the deck of ${player.id}, and was not discovered with ${company} in an earlier scenario${known}; take it out of the deck`
  }
  return undefined
}

/** Writes the discovered treasures into the record. */
function recordDiscoveries(): void {
  for (const player of allPlayers()) {
    const noted = player.memory(COMPANY)
    const on = typeof noted === 'string' ? noted : companyOf(player)
    for (const card of discoveredBy(player)) if (!isKnown(card, on)) record('treasures', [...recorded('treasures'), { card, on }])
  }
}

export default system('treasures', {
  events: { treasureDiscovered: ({ treasure }) => noteDiscovery(treasure) },
  steps: [afterStep('setup.2', step('note-company', noteCompany))],
  begins: { refuses: refusal },
  rules: [whenWon(recordDiscoveries)],
})
