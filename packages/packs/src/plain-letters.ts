/** A name as it is read where nothing says it better: `deal-damage` is "Deal damage", `rumourHeard` is "Rumour heard". */
export function plainLetters(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_.]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
