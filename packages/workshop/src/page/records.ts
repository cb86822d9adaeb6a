/** Maximum size in bytes of a played game or a campaign log: a game has some 90 kB, and a campaign may have hundreds. */
export const mostRecordBytes = 64_000_000
