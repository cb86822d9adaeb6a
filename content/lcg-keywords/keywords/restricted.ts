import { check, keyword } from '@questwright/lcg'

const MOST = 2

export default keyword('restricted', [
  check('most', ({ self }) => {
    const { host } = self
    const among = host?.attachments.filter((card) => card.hasKeyword('restricted')) ?? []
    // only the last of a card's Restricted attachments reports the excess
    return among.length > MOST && among[among.length - 1] === self ? [{ kind: 'tooMany', subject: host ?? self, among, most: MOST }] : []
  }),
])
