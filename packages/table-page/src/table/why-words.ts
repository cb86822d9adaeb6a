/** Puts the explanation of a card into words. */
import type { Catalogue } from '@questwright/board'
import type { AbilityExplanation, CardReference, Contribution, Json, ScriptPlace } from '@questwright/realm/web'
import { readable } from '@questwright/rulebook'

export type Say = Pick<Catalogue, 'rulebook' | 'card' | 'has' | 'sentence' | 'title' | 'ability'>

/** A value as text: a number, a list, yes or no. */
export function valueText(value: Json): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value)
  if (typeof value === 'string') return value === '-' ? '–' : value
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((one: Json) => valueText(one)).join(', ')
  const parts = Object.entries(value as { readonly [part: string]: Json })
  return parts.length === 0
    ? 'none'
    : parts.map(([name, part]) => (part === true || part === 1 ? readable(name) : `${readable(name)} ${valueText(part)}`)).join(', ')
}

/** The change that a contributor makes to the value: "+1", "= 3", "half", "gains …". */
export function amountText({ way, value }: Contribution): string {
  switch (way) {
    case 'add':
      return typeof value === 'number' && value >= 0 ? `+${value}` : valueText(value)
    case 'set':
      return `= ${valueText(value)}`
    case 'times':
      return value === 'half' ? 'half' : `× ${valueText(value)}`
    case 'include':
      return `gains ${valueText(value)}`
    case 'exclude':
      return `loses ${valueText(value)}`
    case 'permit':
      return 'yes'
    case 'forbid':
      return 'no'
  }
}

/** The name of a contributor: the title of the card, or the keyword. */
export function contributorText(catalogue: Say, { card, name }: Pick<Contribution, 'card' | 'name'>): string {
  return cardTitle(catalogue, card) ?? catalogue.title(name.slice(0, name.lastIndexOf('#')))
}

/** The title of a card; undefined without a card. */
export function cardTitle(catalogue: Say, card: CardReference | null): string | undefined {
  if (!card) return undefined
  if (card.code === undefined) return 'a hidden card'
  return catalogue.title(card.code)
}

/** An ability by its name `pack:slug#part`: in its author's words, else in words made from the name of the part. */
export function abilityText(catalogue: Say, name: string): string {
  const own = catalogue.ability(name)
  return own === undefined ? readable(name.slice(name.lastIndexOf('#') + 1)) : `${own.charAt(0).toUpperCase()}${own.slice(1)}`
}

const states: { readonly [status in AbilityExplanation['status']]: string } = {
  offered: 'Offered now',
  refused: 'Not now',
  waiting: 'Waits',
  compulsory: 'By itself',
  'called-up': 'Called by a rule',
}

export const statusText = (status: AbilityExplanation['status']): string => states[status]

/** Why an ability is not offered, or when it resolves. */
export function reasonText(catalogue: Say, { status, reason }: Pick<AbilityExplanation, 'status' | 'reason'>): string {
  if (reason) return catalogue.sentence(reason.code, reason.parts)
  if (status === 'offered') return 'The pending question offers it.'
  if (status === 'compulsory') return 'It resolves without a question whenever its trigger occurs.'
  if (status === 'called-up') return 'No player chooses it: a rule of the game resolves it at its time.'
  return ''
}

/** The name of the file (without its folders) with the line. */
export const placeText = ({ file, line }: ScriptPlace): string => `${file.split('/').at(-1)}:${line}`
