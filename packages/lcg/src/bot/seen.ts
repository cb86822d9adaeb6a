import type { BotCard, BotTable, Json, JsonObject } from '@questwright/kernel'
import { printedCountsAs, typeWords } from '../rulebook/counts-as.ts'

/** The cards and numbers that the bot's seat sees. */

/** From this threat on, the bot treats further threat as the main danger. */
export const HIGH_THREAT = 40

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}

export function cardsOf(view: BotTable, ids: readonly string[]): BotCard[] {
  return ids.flatMap((id) => view.card(id) ?? [])
}

export function slugOf(code: string): string {
  return code.slice(code.indexOf(':') + 1)
}

export function typeOf(card: BotCard | undefined): string {
  return card ? textOf(card.fact('type')) : ''
}

/** Whether its type belongs to a system: such a card is judged by its printed facts. */
function isOfSystem(card: BotCard): boolean {
  return typeOf(card) !== '' && typeWords(typeOf(card)) === undefined
}

export function isCharacter(card: BotCard): boolean {
  return printedCountsAs(typeOf(card), 'character') || (isOfSystem(card) && card.fact('willpower') !== undefined)
}

export function isEnemy(card: BotCard): boolean {
  return typeOf(card) === 'enemy' || (isOfSystem(card) && card.fact('engagementCost') !== undefined)
}

export function hitPointsLeft(card: BotCard): number {
  return Math.max(0, card.stat('hitPoints') - card.token('damage'))
}

export function threatOf(view: BotTable, seat = view.seat): number {
  const seats = (view.status('seats') as readonly JsonObject[] | undefined) ?? []
  return numberOf(seats.find((one) => one.seat === seat)?.threat)
}

export function seatsLeft(view: BotTable): readonly string[] {
  const seats = (view.status('seats') as readonly JsonObject[] | undefined) ?? []
  return seats.filter((one) => one.eliminated !== 'yes').map((one) => textOf(one.seat))
}

export function own(view: BotTable, seat = view.seat): BotCard[] {
  return cardsOf(view, view.zone(`${seat}.play-area`))
}

export function engaged(view: BotTable, seat = view.seat): BotCard[] {
  return cardsOf(view, view.zone(`${seat}.engaged`)).filter(isEnemy)
}

export function staged(view: BotTable): BotCard[] {
  return cardsOf(view, view.zone('staging-area'))
}

export function ready(card: BotCard): boolean {
  return !card.is('exhausted')
}
