import { keyword } from '@questwright/lcg'

// the effect of the keyword is a step of the quest phase: see systems/sailing.ts
export default keyword('sailing', [])
