import { keyword } from '@questwright/lcg'

// what lies under it and where it goes is said by its deck: see systems/uncharted.ts
export default keyword('uncharted', [])
