/** The games whose packs these tests read and write, with the systems for side quests, ships and cards of campaigns. */
import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems, type SystemChapter } from '@questwright/rulebook'
import { lcgFormats } from '../src/index.ts'

export const gameFormats = [lcgFormats]

const systems = [
  'lcg-side-quests/systems/side-quests.json',
  'lcg-seafaring/systems/sailing.json',
  'lcg-campaigns/systems/campaign-cards.json',
].map((path) => {
  const file = `../../../content/${path}`
  const { abilityMenus: _, ...chapter }: SystemChapter = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  return { chapter: { game: 'lcg', ...chapter }, file }
})

/** The chapter of the system for campaign cards, boons and burdens. */
export const campaignCards: SystemChapter = systems[2]?.chapter ?? {}

export const rulebooks = { lcg: joinSystems(lcgRulebook, systems, 'the game itself') }
