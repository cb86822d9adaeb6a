/** The games whose packs these tests load. */
import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems, type SystemChapter } from '@questwright/rulebook'

export const rulebook = lcgRulebook
export const rulebooks = { lcg: lcgRulebook }

const file = '../../../content/lcg-campaigns/systems/campaign-cards.json'
/** The chapter that brings campaign cards, boons and burdens. */
const { abilityMenus: _, ...campaignCards }: SystemChapter = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
/** The game with cards of campaigns, as packs have it that stand on the one that brings them. */
export const withCampaigns = joinSystems(lcgRulebook, [{ chapter: { game: 'lcg', ...campaignCards }, file }], 'the game itself')
