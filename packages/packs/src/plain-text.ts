/** A text in the form in which searches compare it: without accents, in lower case and with straight quotes, so that `theodred` finds Théodred. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
}
