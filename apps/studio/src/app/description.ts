/** The studio in a sentence. */
export const description = 'The workshop in which people invent quests and play them the same evening.'
