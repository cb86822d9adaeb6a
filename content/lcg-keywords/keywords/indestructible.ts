import { keyword, permits } from '@questwright/lcg'

// what discards or destroys it otherwise still does
export default keyword('indestructible', [permits('survivesDamage')])
