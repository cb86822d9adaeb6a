/** A text escaped for a regular expression that matches exactly this text: words of rulebooks may contain special characters. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
