import { keyword, permits } from '@questwright/lcg'

// other effects can still discard or destroy it
export default keyword('indestructible', [permits('survivesDamage')])
