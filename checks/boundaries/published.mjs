// Checks the published packages: each can be installed, and has a main entry for its users.

/**
 * Refuses a published package that depends on a private one, and one without an entry `.`. Its further entries are only for other packages of this
 * repository.
 * @param {readonly import('./sources.mjs').Room[]} rooms
 * @returns {{ room: import('./sources.mjs').Room, what: string, remedy: string }[]}
 */
export function wrongInPublished(rooms) {
  const byName = new Map(rooms.map((room) => [room.name, room]))
  const isPublished = ({ kind, manifest }) => kind === 'package' && manifest.private !== true
  return rooms.filter(isPublished).flatMap((room) => {
    const { dependencies = {}, peerDependencies = {}, exports: entries } = room.manifest
    const hidden = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => byName.get(name)?.manifest.private === true)
    return [
      ...hidden.map((name) => ({
        room,
        what: `is published and depends on "${name}", which is private: nobody could install it`,
        remedy: `Publish ${name} too (take "private" out of its package.json), or depend on it nowhere but in tests.`,
      })),
      ...(typeof entries === 'string' || (typeof entries === 'object' && entries !== null && '.' in entries)
        ? []
        : [
            {
              room,
              what: 'is published and has no entry "."',
              remedy: 'Name the file that others import first as "." under `exports`.',
            },
          ]),
    ]
  })
}
