import { forced, keyword } from '@questwright/lcg'
import { makeHideTest } from '../systems/hide.ts'

export default keyword('hide', [forced.when('revealed', { of: 'self' }, ({ event, number }) => makeHideTest(event.revealer, number))])
