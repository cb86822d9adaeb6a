/** All shapes of pictures by name, and families of shapes. A card's number or code decides which shape of a family it gets. */
import { beasts } from './motifs/beasts.ts'
import { deeds } from './motifs/deeds.ts'
import { foes } from './motifs/foes.ts'
import { folk } from './motifs/folk.ts'
import { perils } from './motifs/perils.ts'
import { places } from './motifs/places.ts'
import { ships } from './motifs/ships.ts'
import { things } from './motifs/things.ts'
import type { Motif, Motifs } from './strokes.ts'

const shapes: Motifs = { ...beasts, ...deeds, ...foes, ...folk, ...perils, ...places, ...ships, ...things }

const families: { readonly [name: string]: readonly string[] } = {
  people: ['wanderer', 'lamp-bearer', 'scholar', 'archer', 'guard'],
  foes: ['beast', 'brigand', 'orc', 'hound'],
  places: ['gate', 'wood', 'tower', 'pier', 'bridge', 'hills'],
  things: ['lantern', 'boots', 'key', 'book', 'shield', 'star'],
  deeds: ['banner', 'boat', 'beacon', 'loaf', 'hand', 'fire', 'cup', 'greeting'],
  perils: ['flood', 'storm', 'claw', 'thorns', 'eyes', 'ambush'],
  ships: ['longship', 'cog'],
}

/** Every word that a rulebook may use for a picture: first the families, then the single shapes. */
export const motifNames: readonly string[] = [...Object.keys(families), ...Object.keys(shapes).sort()]

/** The names of the shapes that a word means: itself, or the shapes of its family. Empty for a word that the board does not have. */
export function shapesOf(word: string): readonly string[] {
  if (Object.hasOwn(shapes, word)) return [word]
  return Object.hasOwn(families, word) ? (families[word] as readonly string[]) : []
}

/** Whether a word names a shape, or a family of shapes, that a picture may show. */
export function isMotif(word: string): boolean {
  return shapesOf(word).length > 0
}

/** The shape of this name; a gate for an unknown name. */
export function motifNamed(name: string): Motif {
  return Object.hasOwn(shapes, name) ? (shapes[name] as Motif) : places.gate
}
