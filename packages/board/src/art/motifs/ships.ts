import { dark, gleam, light, line, type Motifs } from '../strokes.ts'

export const ships = {
  longship: [
    dark('M-42-22c6 26 76 26 86-6L34-12h-64Zm40 10v-48h4v48Z'),
    light('M-24-54c16-4 34-4 50 0-6 12-6 24 0 34-18-4-34-4-50 0 6-10 6-22 0-34'),
    gleam('M-46 5q8-4 16 0t16 0T2 5t16 0 16 0 12 0', 1.4, 0.6),
  ],
  cog: [
    dark('m-42-18 8 20h66l12-28-14 8h-54Z'),
    line('M-14-14v-34m26 34v-48', 2.6),
    light('M-12-46c16 4 16 22 0 28Zm26-12c22 10 22 32 0 39Z', 0.85),
    dark('M12-64h14l-4 4 4 4H12Z'),
    gleam('M-46 6q8-4 16 0t16 0T2 6t16 0 16 0 12 0', 1.4, 0.6),
  ],
} as const satisfies Motifs
