/** The games for which these tests load packs. */
import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems, type SystemChapter } from '@questwright/rulebook'

export const rulebook = lcgRulebook
export const rulebooks = { lcg: lcgRulebook }

const file = '../../../content/lcg-campaigns/systems/campaign-cards.json'
/** The chapter of the system that adds campaign cards, boons and burdens. */
const { abilityMenus: _, ...campaignCards }: SystemChapter = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
/** The rulebook of the game with campaign cards, as used for packs that depend on the pack that adds them. */
export const withCampaigns = joinSystems(lcgRulebook, [{ chapter: { game: 'lcg', ...campaignCards }, file }], 'the game itself')
