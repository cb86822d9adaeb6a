import { expect, it } from 'vitest'
import { type CardPicture, motifsOf } from '../src/picture.ts'

const pictures: { readonly [picture: string]: CardPicture } = {
  sailors: { traits: ['Sailor'], motifs: ['sailor'] },
  dwarves: { print: { people: 'dwarf' }, types: ['rider'], motifs: ['dwarf'] },
  'dwarves-of-the-north': { print: { people: 'dwarf', land: 'north' }, types: ['rider'], motifs: ['miner'] },
}
const rulebook = { pictures, types: { rider: { face: { motif: 'people' } } } } as never
const motifs = (facts: { readonly [fact: string]: string }, type = 'rider') =>
  motifsOf(rulebook, { code: 'bay:one', type, traits: [], facts })

it('a picture is chosen by printed facts, all of which must have the value that it names', () => {
  expect(motifs({ people: 'dwarf' })).toEqual(['dwarf'])
  expect(motifs({ people: 'dwarf', land: 'north' })).toEqual(['miner'])
  expect(motifs({ land: 'north' })).toEqual(['people'])
  expect(motifs({ people: 'dwarf' }, 'ship')).toEqual([''])
  expect(motifsOf(rulebook, { code: 'bay:one', type: 'rider', traits: ['Sailor'] })).toEqual(['sailor'])
})
