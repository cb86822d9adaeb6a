/** The conversion between tables of the cooperative game and cards, in both directions. */
import type { SheetsOfGame } from '@questwright/interop/for-games'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { foreignIdFacts, setTitlesSection } from '@questwright/rulebook'
import { bareFacts } from './facts-of-sheet.ts'
import { sheetFields } from './sheet.ts'
import { numbers } from './sheet-names.ts'
import { bareSheet } from './sheet-of-facts.ts'
import { isCardType } from './types.ts'

export const lcgSheets: SheetsOfGame = {
  fields: sheetFields,
  isCard: ({ card }) => isCardType(card.type),
  factsOf: bareFacts,
  sheetOf: bareSheet,
  decides: [
    'type',
    'subtype',
    'unique',
    'sphere',
    'threatCost',
    ...numbers,
    'stage',
    'traits',
    'keywords',
    'number',
    'quantity',
    'encounterSet',
    'encounterSets',
    'shadow',
    'back',
    'easyModeRemoves',
    'sides',
    'octgnId',
    'ringsdbCode',
    'imported',
  ],
  words: ['title', 'text', 'shadow', 'flavour', 'sides'],
  rules: ['text', 'shadow'],
  setsOf: ({ card }) => [card.encounterSet || card.set || '', ...(card.moreSets ?? '').split('; ')],
  keywordFields: { victory: 'Victory' },
  ids: foreignIdFacts(lcgRulebook),
  setTitlesSection: setTitlesSection(lcgRulebook),
  standIns: { encounterSet: 'its product stands in', sphere: '"neutral" stands in', stage: '1 stands in' },
}
