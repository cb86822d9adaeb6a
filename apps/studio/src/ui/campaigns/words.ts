/** Words shared by the pages of campaigns. */

import type { PackOutline } from '@questwright/packs/types'
import { readable } from '@questwright/rulebook'
import type { OpenCampaign } from '@questwright/workshop/campaign/open'
import { type CampaignLog, titleOfCard as titleIn } from '@questwright/workshop/campaign/shown'

/** A chapter number in Roman numerals. */
export function roman(number: number): string {
  const signs = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const
  const [worth, sign] = signs.find(([one]) => one <= number) ?? [0, '']
  return worth === 0 ? '' : sign + roman(number - worth)
}

/** The title of a scenario of a campaign; its name where it is in no loaded pack. */
export const titleOfScenario = ({ choiceOf }: Pick<OpenCampaign, 'choiceOf'>, name: string): string =>
  choiceOf(name)?.title ?? readable(name)

/** The names of the players in words: "Ida, Jon and Kim". */
export const playersOf = ({ players }: Pick<CampaignLog, 'players'>): string => listed(players.map(({ name }) => name))

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** The title of a card by its code. */
export function titleOfCard(code: string, bundles: readonly PackOutline[]): string {
  return titleIn(code, bundles) ?? readable(code.slice(code.indexOf(':') + 1))
}

export const rounds = (count: number): string => `${count} ${count === 1 ? 'round' : 'rounds'}`
