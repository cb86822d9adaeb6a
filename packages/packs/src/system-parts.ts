/** The parts of a system's chapter, without the schema that judges them: the first page of the studio needs the names, and not what checks files. */
import { type Chapter, type SystemChapter, sections } from '@questwright/rulebook'

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

/**
 * A chapter as rulebooks take it: the parts that a system may bring, and no other.
 * @param script of the system, `pack/systems/slug`: from there the verbs of its menus come
 */
export function chapterOfSystem(game: string, { abilityMenus, ...system }: SystemChapter, script: string): Chapter {
  const known: readonly string[] = partsOfSystem
  const menus = abilityMenus && {
    abilityMenus: { ...abilityMenus, verbs: Object.fromEntries((abilityMenus.verbs ?? []).map((verb) => [verb, script])) },
  }
  return { ...Object.fromEntries(Object.entries(system).filter(([part]) => known.includes(part))), ...menus, game }
}
