/** The description of the studio in one sentence. */
export const description = 'The workshop in which people invent cards and scenarios and play them the same evening.'
