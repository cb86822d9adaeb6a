/** Recognizes files of a DragnCards plugin that have no cards and no lists. */

/** Names at the beginning of files of a DragnCards plugin that have nothing for a pack. */
const pluginParts =
  'actionLists announcements automation browse cardBacks cardMenu cardProperties cardTypes clearTableOptions deckbuilder defaultActions faceProperties functions gameProperties groups groupTypes hotkeys imageUrlPrefix labels layouts phases playerProperties pluginMenu pluginName preferences prompts saveGame steps tokens topBarCounters touchBar'.split(
    ' ',
  )

/**
 * A message that says what such a file is, and the remedy; undefined for other files. @param begin the beginning of the text, without
 * blanks and comments
 */
export function pluginPart(begin: string): readonly [message: string, remedy: string] | undefined {
  const [, first = ''] = /^\{\s*(?:\/\/[^\n]*\n\s*)*"([^"]{1,40})"\s*:/.exec(begin) ?? []
  if (!pluginParts.includes(first)) return undefined
  return [
    `This is a part of a plugin of DragnCards ("${first}"): it holds no cards and no lists.`,
    'Choose its card table (.tsv), its prebuilt decks ("preBuiltDecks") or its menu ("deckMenu"); nothing else of a plugin is read.',
  ]
}
