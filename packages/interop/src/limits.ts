/** How much a deck file may hold. A real one has some 40 lines; these leave room for every list of a person and none for an attack. */

/** Bytes of a file: larger ones are not even opened. */
export const mostBytes = 4_000_000
/** Letters of a file. */
export const mostLetters = 250_000
/** Lines of a deck. */
export const mostRows = 500
/** Lines of a file, with those that stand twice. */
export const mostEntries = 2_000
/** Elements of an XML file. */
export const mostElements = 5_000
/** Copies in one line. */
export const mostOfOne = 99
/** Letters of a line in a text export. */
export const mostLineLetters = 500
/** Problems that are told of one file. */
export const mostProblems = 200
/** Letters of a title, and of a name. */
export const mostTitleLetters = 200
/** Letters of the notes. */
export const mostNoteLetters = 100_000
