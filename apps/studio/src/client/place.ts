/** Where these pages are shown: in the studio, which has a workspace and a server, or as a site of files (`src/site/instead/client/place.ts`). */
export const place: 'studio' | 'site' = 'studio'

/** The address of the table, behind which a link puts its game. */
export const tableAddress = (): string => `${location.origin}/play`

/** Under which name this browser keeps the running game. */
export const keptUnder = (): string => 'questwright'
