import type { Rulebook } from '@questwright/rulebook'

/** A viewer of all seats that the game may have, who sees all hands. */
export const everybody = ({ seats }: Rulebook): string => Array.from({ length: seats.most }, (_, n) => `p${n + 1}`).join('+')
