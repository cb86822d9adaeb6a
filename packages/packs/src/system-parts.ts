/** The parts of a system's chapter, without the schema that judges them: the first page of the studio needs the names, and not what checks files. */
import { type SystemChapter, sections } from '@questwright/rulebook'

/** What the chapter of a system may bring. */
export const partsOfSystem = [
  ...sections,
  'everyCard',
  'everySide',
  'signs',
  'numbers',
  'faceDown',
  'commonWords',
  'cardWords',
  'untold',
  'xray',
  'seatFigures',
  'moments',
  'clockwork',
  'storyIcons',
  'storyMoments',
  'lines',
  'windows',
  'stepChoices',
  'ownNames',
  'abilityMenus',
] as const satisfies readonly (keyof SystemChapter)[]

/** A chapter as rulebooks take it: the parts that a system may bring, and no other. */
export function chapterOfSystem(game: string, system: SystemChapter): SystemChapter & { readonly game: string } {
  const known: readonly string[] = partsOfSystem
  return { ...Object.fromEntries(Object.entries(system).filter(([part]) => known.includes(part))), game }
}
