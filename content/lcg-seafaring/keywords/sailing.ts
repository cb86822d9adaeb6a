import { keyword } from '@questwright/lcg'

// its effect is a step of the quest phase: see systems/sailing.ts
export default keyword('sailing', [])
