/**
 * Source text of the prelude: one sort algorithm for all engines, since each engine would call a script's comparison with other pairs in
 * another order.
 */
export const sorting = `// ---- what engines do in their own way is done here, once for all of them ------------------------------------------------
/**
 * Sorting: a comparison with side effects can observe which pairs are compared in which order, and the result of an inconsistent comparison depends on it. So all engines use this one
 * stable sort: short runs by insertion, then merged. The list is changed only after all comparisons have returned.
 */
const RUN = 8
const insertFrom = (items, first, start, end, compare) => {
  for (let next = first; next < end; next++) {
    const item = items[next]
    let at = next - 1
    while (at >= start && compare(items[at], item) > 0) {
      items[at + 1] = items[at]
      at--
    }
    items[at + 1] = item
  }
}
const mergeRuns = (items, compare) => {
  const count = items.length
  for (let start = 0; start < count; start += RUN) insertFrom(items, start + 1, start, start + RUN < count ? start + RUN : count, compare)
  let from = items
  let to = apply(sliceOf, items, [])
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = start + width < count ? start + width : count
      const end = middle + width < count ? middle + width : count
      let left = start
      let right = middle
      let at = start
      while (left < middle && right < end) {
        const one = from[left]
        const other = from[right]
        if (compare(one, other) > 0) {
          to[at++] = other
          right++
        } else {
          to[at++] = one
          left++
        }
      }
      while (left < middle) to[at++] = from[left++]
      while (right < end) to[at++] = from[right++]
    }
    const other = from
    from = to
    to = other
  }
  return from
}
/** The number of items at the beginning of a list that are in order already; none of them is undefined. */
const inOrderFrom = (list, compare) => {
  const count = list.length
  if (count === 0) return 0
  let before = list[0]
  if (before === undefined) return 0
  let sorted = 1
  for (; sorted < count; sorted++) {
    const item = list[sorted]
    if (item === undefined || compare(before, item) > 0) break
    before = item
  }
  return sorted
}
/** @param sorted the number of items at the beginning that are in order already @returns the sorted items; for a short list, the same list */
const sortItems = (items, compare, sorted) => {
  const count = items.length
  if (sorted >= count) return items
  if (count > 2 * RUN) return mergeRuns(items, compare)
  insertFrom(items, sorted > 0 ? sorted : 1, 0, count, compare)
  return items
}
const { sort: originalSort, slice: sliceOf, includes: includesIn } = ArrayPrototype
/** Whether all items are converted to text by the language alone, without code of a script. */
const arePlain = (list) => {
  const count = list.length
  for (let i = 0; i < count; i++) {
    const item = list[i]
    const kind = typeof item
    if ((kind === 'object' && item !== null) || kind === 'function' || kind === 'symbol') return false
  }
  return true
}
const judgeSort = (list, compare, name) => {
  if (compare !== undefined && typeof compare !== 'function') throw new TypeErrorHere(name + ' takes a function that compares two items')
  if (!isArray(list)) throw new TypeErrorHere('Array.prototype.' + name + ' works on arrays only: copy the items into an array first')
  if (list.length > LONGEST_ARRAY) throw new RangeErrorHere(name + ': the array is longer than ' + LONGEST_ARRAY)
}
/** The sorted items, without undefined and missing ones. Each object is converted to text only once. */
const inOrder = (list, compare, sorted) => {
  let items = apply(sliceOf, list, [])
  if (apply(includesIn, items, [undefined])) {
    const all = items
    items = []
    for (let i = 0, n = 0; i < all.length; i++) if (all[i] !== undefined) items[n++] = all[i]
  }
  if (compare !== undefined) return sortItems(items, compare, sorted)
  const pairs = []
  for (let i = 0; i < items.length; i++) pairs[i] = { item: items[i], text: typeof items[i] === 'symbol' ? '' + items[i] : text(items[i]) }
  const all = sortItems(pairs, (a, b) => (a.text > b.text ? 1 : a.text < b.text ? -1 : 0), 1)
  for (let i = 0; i < all.length; i++) all[i] = all[i].item
  return all
}
replaceMethod(ArrayPrototype, 'sort', { sort(compare) {
  if (typeof compare !== 'function' || !isArray(this) || this.length > LONGEST_ARRAY) judgeSort(this, compare, 'sort')
  const count = this.length
  if (count < 2) return this
  if (compare === undefined && arePlain(this)) return apply(originalSort, this, [])
  const sorted = compare === undefined ? 0 : inOrderFrom(this, compare)
  if (sorted === count) return this
  const items = inOrder(this, compare, sorted)
  const there = items.length
  if (there === count) {
    for (let i = 0; i < count; i++) this[i] = items[i]
    return this
  }
  let gaps = 0
  for (let i = 0; i < count; i++) if (!(i in this)) gaps++
  for (let i = 0; i < there; i++) this[i] = items[i]
  for (let i = there; i < count - gaps; i++) this[i] = undefined
  for (let i = count - gaps; i < count; i++) delete this[i]
  return this
} }.sort)
replaceMethod(ArrayPrototype, 'toSorted', { toSorted(compare) {
  judgeSort(this, compare, 'toSorted')
  const count = this.length
  const items = inOrder(this, compare, compare === undefined ? 0 : inOrderFrom(this, compare))
  for (let i = items.length; i < count; i++) items[i] = undefined
  return items
} }.toSorted)`
