export const catalogue: { readonly [code: string]: string } = {}
