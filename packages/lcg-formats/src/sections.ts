/** The sections of deck files. Each has one name: OCTGN's, if OCTGN has it. */
import type { DeckPart, FileWords } from '@questwright/interop/for-games'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { cluesInTitle, titleOfId } from './id-titles.ts'

export interface Section {
  readonly name: string
  readonly part: DeckPart
  /** The heading in a text export. */
  readonly heading: string
  /** The card type of the section. */
  readonly type?: string
}

/** In the order of a text export. */
export const sections: readonly Section[] = [
  { name: 'Hero', part: 'heroes', heading: 'Heroes', type: 'hero' },
  { name: 'Ally', part: 'cards', heading: 'Allies', type: 'ally' },
  { name: 'Attachment', part: 'cards', heading: 'Attachments', type: 'attachment' },
  { name: 'Event', part: 'cards', heading: 'Events', type: 'event' },
  { name: 'Side Quest', part: 'cards', heading: 'Player Side Quests' },
  { name: 'Player Objective', part: 'cards', heading: 'Player Objective' },
  { name: 'Contract', part: 'cards', heading: 'Contract' },
  { name: 'Campaign', part: 'cards', heading: 'Campaign' },
  { name: 'Other', part: 'cards', heading: 'Other Cards' },
  ...['Quest', 'Second Quest Deck', 'Encounter', 'Special', 'Second Special', 'Setup', 'Staging Setup', 'Active Setup'].map(
    (name): Section => ({ name, part: 'shared', heading: name }),
  ),
  { name: 'Sideboard', part: 'sideboard', heading: 'Sideboard' },
]

const byWord = new Map<string, Section>()
for (const section of sections) {
  for (const word of [section.name, section.heading, `${section.heading}s`]) byWord.set(word.toLowerCase(), section)
}
byWord.set('treasure', byWord.get('campaign') as Section)
byWord.set('treasures', byWord.get('campaign') as Section)

/** The section of a heading or name, without regard to case. */
export function sectionOf(word: string): Section | undefined {
  return byWord.get(word.trim().toLowerCase())
}

export const fileWords: FileWords = {
  game: lcgRulebook.game,
  typeOf: (section) => sectionOf(section)?.type,
  ofPart: { heroes: 'Hero', cards: 'Other', sideboard: 'Sideboard' },
  titleOf: titleOfId,
  cluesIn: cluesInTitle,
}

/** The section for cards of a type. */
export function sectionForType(type: string): Section | undefined {
  return sections.find((section) => section.type === type)
}
