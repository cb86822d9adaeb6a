/** A text as a part of a pattern that fits itself alone: words of rulebooks are no patterns. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
