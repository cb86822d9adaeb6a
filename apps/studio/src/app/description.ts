/** The description of the studio in one sentence. */
export const description = 'The workshop in which people invent quests and play them the same evening.'
