/** The parts of a system's chapter, in a module without the schema that checks them: the first page of the studio needs only the names. */
import { type AbilityMenus, type Chapter, type SystemChapter, type SystemMenus, sections } from '@questwright/rulebook'

/** The parts that the chapter of a system may have. */
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
 * A chapter in the form in which rulebooks are merged: only with the parts that a system may have.
 * @param script the path of the system's script, `pack/systems/slug`, from which the verbs in its menus are imported
 * @param exported by the name of a verb in the menus, its name in that script, where the two differ
 */
export function chapterOfSystem(
  game: string,
  { abilityMenus, ...system }: SystemChapter,
  script: string,
  exported: { readonly [verb: string]: string } = {},
): Chapter {
  const known: readonly string[] = partsOfSystem
  const menus = abilityMenus && { abilityMenus: menusOfSystem(abilityMenus, script, exported) }
  return { ...Object.fromEntries(Object.entries(system).filter(([part]) => known.includes(part))), ...menus, game }
}

/** The menus of a system: its verbs come from its script, and entries without a heading get the name of the system as their heading. */
function menusOfSystem({ facts, ...menus }: SystemMenus, script: string, exported: { readonly [verb: string]: string }): AbilityMenus {
  const headed = <Entry extends { readonly heading?: string }>(entries: { readonly [id: string]: Entry }) =>
    Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, { heading: script, ...entry }]))
  const { effects, conditions, events } = menus
  const own = {
    ...(effects && { effects: headed(effects) }),
    ...(conditions && { conditions: headed(conditions) }),
    ...(events && { events: headed(events) }),
  }
  const title = script.slice(script.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return {
    ...menus,
    ...(facts && { texts: { facts } }),
    ...own,
    ...(Object.keys(own).length === 0
      ? {}
      : { headings: { ...menus.headings, [script]: title.replace(/^./, (letter) => letter.toUpperCase()) } }),
    verbs: Object.fromEntries(
      (menus.verbs ?? []).map((verb) => [verb, Object.hasOwn(exported, verb) ? `${script}#${exported[verb]}` : script]),
    ),
  }
}
