/** The limits for a file of cards. All official cards of the largest game are some 5 200 rows and 2 MB. */

/** The greatest number of bytes of a file; a larger file is not even opened. */
export const mostCardBytes = 40_000_000
/** The greatest number of rows of a table. */
export const mostCardRows = 20_000
/** The greatest number of characters in a cell. */
export const mostCellLetters = 20_000
/** The greatest number of columns of a table. */
export const mostColumns = 400
/** The greatest number of bytes of an unpacked spreadsheet file. */
export const mostUnpackedBytes = 50_000_000
/** The greatest number of elements in an XML file of cards. */
export const mostCardElements = 500_000
