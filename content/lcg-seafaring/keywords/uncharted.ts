import { keyword } from '@questwright/lcg'

// the system of its deck carries out its rules: see systems/uncharted.ts
export default keyword('uncharted', [])
