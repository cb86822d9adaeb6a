import { keyword } from '@questwright/lcg'

// what it brings about is a step of the quest phase: see systems/sailing.ts
export default keyword('sailing', [])
