import { card, forced } from '@questwright/lcg'
import { sendOrcGuards } from '../../../lib/dol-guldur.ts'

export default card('tower-gate', [forced.after('travels', { of: 'self' }, () => sendOrcGuards())])
