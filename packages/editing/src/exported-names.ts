/**
 * The names that a script API exports, from the texts of its declarations: those of its index, and its verbs.
 * @param files declarations; `path` is, for example, `file:///node_modules/@questwright/lcg/index.d.ts`
 * @param module the module of the API
 * @returns the names, sorted; empty where the declarations are of another module
 */
export function exportedNames(files: readonly { readonly path: string; readonly text: string }[], module: string): readonly string[] {
  const own = files.filter(({ path }) => path.includes(`/${module}/`))
  const index = own.find(({ path }) => path.endsWith(`/${module}/index.d.ts`))?.text ?? ''
  const named = [...index.matchAll(/export\s*(?:type\s*)?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type\s+/, '')),
  )
  const verbs = own.filter(({ path }) => path.includes('/verbs/') && !/\/(?:shared|index)\.d\.ts$/.test(path))
  const exported = verbs.flatMap(({ text }) => [...text.matchAll(/export declare (?:function|const) (\w+)/g)].map(([, name = '']) => name))
  return [...new Set([...named, ...exported])].filter((name) => name !== '').sort()
}
