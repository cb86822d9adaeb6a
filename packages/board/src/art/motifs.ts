/** All shapes of pictures by name, and families of shapes. A card's number or code decides which shape of a family it gets. */
import { motifAliases } from '../drawings.ts'
import { beasts } from './motifs/beasts.ts'
import { dangers } from './motifs/dangers.ts'
import { deeds } from './motifs/deeds.ts'
import { foes } from './motifs/foes.ts'
import { folk } from './motifs/folk.ts'
import { places } from './motifs/places.ts'
import { ships } from './motifs/ships.ts'
import { things } from './motifs/things.ts'
import type { Motif, Motifs } from './strokes.ts'

const shapes: Motifs = { ...beasts, ...dangers, ...deeds, ...foes, ...folk, ...places, ...ships, ...things }

const families: { readonly [name: string]: readonly string[] } = {
  people: ['wanderer', 'lamp-bearer', 'scholar', 'archer', 'guard'],
  foes: ['beast', 'brigand', 'orc', 'hound'],
  places: ['gate', 'wood', 'tower', 'pier', 'bridge', 'hills'],
  things: ['lantern', 'boots', 'key', 'book', 'shield', 'star'],
  deeds: ['banner', 'boat', 'beacon', 'loaf', 'hand', 'fire', 'cup', 'greeting'],
  dangers: ['flood', 'storm', 'claw', 'thorns', 'eyes', 'ambush'],
  ships: ['longship', 'cog'],
}

/** Every word that a rulebook may use for a picture: families first, then names that games have for families. */
export const motifNames = (): readonly string[] => [...Object.keys(families), ...Object.keys(motifAliases), ...Object.keys(shapes).sort()]

/** The names of the shapes that a word means: itself, or the shapes of its family, also by the name that a game gives it. Empty for an unknown word. */
export function shapesOf(word: string): readonly string[] {
  if (Object.hasOwn(shapes, word)) return [word]
  const family = Object.hasOwn(motifAliases, word) ? (motifAliases[word] ?? word) : word
  return Object.hasOwn(families, family) ? (families[family] as readonly string[]) : []
}

/** Whether a word names a shape, or a family of shapes, that a picture may show. */
export function isMotif(word: string): boolean {
  return shapesOf(word).length > 0
}

/** The shape of this name; a gate for an unknown name. */
export function motifNamed(name: string): Motif {
  return Object.hasOwn(shapes, name) ? (shapes[name] as Motif) : places.gate
}
