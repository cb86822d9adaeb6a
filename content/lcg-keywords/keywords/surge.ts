import { forced, keyword, revealAnother } from '@questwright/lcg'

export default keyword('surge', [
  forced.after('revealed', { of: 'self' }, ({ number }) => {
    for (let i = 0; i < number; i++) revealAnother()
  }),
])
