/**
 * The limits for a deck file. A real one has some 40 lines; the limits allow every list that a person writes, and prevent attacks with huge files.
 */

/** The greatest number of bytes of a file; a larger file is not even opened. */
export const mostBytes = 4_000_000
/** The greatest number of characters of a file. */
export const mostLetters = 250_000
/** The greatest number of lines of a deck. */
export const mostRows = 500
/** The greatest number of lines of a file, including repeated ones. */
export const mostEntries = 2_000
/** The greatest number of elements of an XML file. */
export const mostElements = 5_000
/** The greatest number of copies in one line. */
export const mostOfOne = 99
/** The greatest number of characters of a line in a text export. */
export const mostLineLetters = 500
/** The greatest number of problems that are reported for one file. */
export const mostProblems = 200
/** The greatest number of characters of a title, and of a name. */
export const mostTitleLetters = 200
/** The greatest number of characters of the notes. */
export const mostNoteLetters = 100_000
