/** The games whose packs these tests read and write, with the system that brings side quests. */
import { readFileSync } from 'node:fs'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { joinSystems, type SystemChapter } from '@questwright/rulebook'

const file = '../../../content/lcg-side-quests/systems/side-quests.json'
const sideQuests: SystemChapter = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

export const rulebooks = { lcg: joinSystems(lcgRulebook, [{ chapter: { game: 'lcg', ...sideQuests }, file }], 'the game itself') }
