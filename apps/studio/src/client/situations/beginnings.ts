/**
 * Steps with which a situation can begin, by phase, as numbers of RR Appendix I. The first step of a phase is missing because the phase itself
 * stands for it; the last ones, because nothing happens in them; those of one attack, because a scene cannot begin inside of it.
 * `test/beginnings.test.ts` compares them with the round of the engine.
 */
export const beginnings: readonly { readonly phase: string; readonly steps: readonly string[] }[] = [
  { phase: 'resource', steps: ['1.2', '1.3'] },
  { phase: 'planning', steps: ['2.2'] },
  { phase: 'quest', steps: ['3.2', '3.3', '3.4'] },
  { phase: 'travel', steps: ['4.2'] },
  { phase: 'encounter', steps: ['5.2', '5.3'] },
  { phase: 'combat', steps: ['6.2', '6.3', '6.7'] },
  { phase: 'refresh', steps: ['7.2', '7.3', '7.4'] },
]
