import { describe, expect, it } from 'vitest'
import { shrinkList } from '../src/shrink.ts'

const list = Array.from({ length: 40 }, (_, i) => i)

describe('a list that leads to a failure', () => {
  it('loses every item that the failure does not need', async () => {
    const needs = async (part: readonly number[]) => part.includes(3) && part.includes(31) && part.includes(32)
    expect(await shrinkList(list, needs, { left: 500 })).toEqual([3, 31, 32])
  })

  it('becomes empty if no item is needed', async () => {
    expect(await shrinkList(list, async () => true, { left: 500 })).toEqual([])
  })

  it('stays whole if all items are needed, and keeps its order', async () => {
    expect(await shrinkList(list, async (part) => part.length === list.length, { left: 500 })).toEqual(list)
  })

  it('is tested no more often than allowed', async () => {
    let asked = 0
    const tries = { left: 7 }
    const needs = async (part: readonly number[]) => {
      asked++
      return part.includes(39)
    }
    const short = await shrinkList(list, needs, tries)
    expect([asked, tries.left]).toEqual([7, 0])
    expect(short).toContain(39)
  })
})
