import { check, keyword } from '@questwright/lcg'

const MOST = 2

export default keyword('restricted', [
  check('most', ({ self }) => {
    const { host } = self
    const among = host?.attachments.filter((card) => card.hasKeyword('restricted')) ?? []
    // the last of them speaks for all
    return among.length > MOST && among[among.length - 1] === self ? [{ kind: 'tooMany', subject: host ?? self, among, most: MOST }] : []
  }),
])
