/** A text without accents, in small letters: `theodred` finds Théodred. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('đ', 'd').toLowerCase()
}
