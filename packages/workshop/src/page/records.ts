/** Bytes of a record that the workspace keeps, a played game or the log of a campaign: a game has some 90 kB, and a campaign may have hundreds. */
export const mostRecordBytes = 64_000_000
