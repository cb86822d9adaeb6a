/** A site of files: several of them may share an origin, each in a folder of its own. */
const folder = (): string => location.pathname.replace(/[^/]*$/, '')

export const place: 'studio' | 'site' = 'site'

export const tableAddress = (): string => `${location.origin}${folder()}`

export const keptUnder = (): string => `questwright ${folder()}`
