/** How much a file of cards may hold. All official cards of the game are some 5 200 rows and 2 MB. */

/** Bytes of a file: larger ones are not even opened. */
export const mostCardBytes = 40_000_000
/** Rows of a table. */
export const mostCardRows = 20_000
/** Letters of one cell. */
export const mostCellLetters = 20_000
/** Columns of a table. */
export const mostColumns = 400
/** Bytes that may come out of a spreadsheet file. */
export const mostUnpackedBytes = 50_000_000
/** Elements of an XML file of cards. */
export const mostCardElements = 500_000
