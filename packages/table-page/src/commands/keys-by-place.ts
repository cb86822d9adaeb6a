/** Sorts the registered commands for the list of keys. */
import type { Command, CommandGroup } from './commands.ts'

/** The groups that have keys, the group registered last first. Groups of the same place are joined, and `Everywhere` comes last. */
export function keysByPlace(groups: readonly CommandGroup[]): readonly { readonly place: string; readonly commands: readonly Command[] }[] {
  const places = new Map<string, Command[]>()
  for (const { place, commands } of groups.toReversed()) {
    const known = places.get(place) ?? []
    for (const command of commands) {
      const isKey = (command.key !== undefined || command.signs !== undefined) && command.shownIn !== 'palette'
      if (isKey && !known.some(({ key, words }) => key === command.key && words === command.words)) known.push(command)
    }
    places.set(place, known)
  }
  return [...places]
    .map(([place, commands]) => ({ place, commands }))
    .filter(({ commands }) => commands.length > 0)
    .sort((one, other) => Number(one.place === everywhere) - Number(other.place === everywhere))
}

/** The place of commands that work on every page. */
export const everywhere = 'Everywhere'
