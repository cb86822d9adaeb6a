/** Edits the imports of scripts for the builder: names of the script API, and verbs that systems declare. */
import type ts from 'typescript'
import type { Menus } from './menus.ts'
import { importsOf } from './print.ts'
import type { Compiler } from './script-parts.ts'

/** The pack and the path of a script, and the packs from which it may import verbs. */
export interface ScriptHome {
  /** The pack's id. */
  readonly pack: string
  /** The path of the script in the pack. */
  readonly path: string
  /** The name of a pack in `dependencies`, by its id. */
  readonly nameOf: (pack: string) => string | undefined
}

/** The script with imports for all names that a new part calls. */
export function withNamesOf(menus: Menus, compiler: Compiler, source: string, part: string, home: ScriptHome | undefined): string {
  const modules = new Map<string, string[]>()
  for (const name of importsOf(menus, compiler, part)) {
    // `pack/systems/slug`, and `#name` where the script exports the function under another name
    const [script = '', exported] = Object.hasOwn(menus.verbs, name) ? (menus.verbs[name] as string).split('#') : []
    const module = script === '' ? menus.module : moduleOf(script, home)
    const imported = exported === undefined ? name : `${exported} as ${name}`
    if (module !== undefined) modules.set(module, [...(modules.get(module) ?? []), imported])
  }
  return [...modules].reduce((done, [module, names]) => withImports(module, compiler, done, names), source)
}

/** The module from which a script imports verbs of a system; undefined for the script of that system itself. @param script `pack/systems/slug` */
function moduleOf(script: string, home: ScriptHome | undefined): string | undefined {
  const [pack = '', ...rest] = script.split('/')
  const file = rest.join('/')
  if (home?.pack !== pack) return `${home?.nameOf(pack) ?? pack}/${file}`
  if (home.path === `${file}.ts`) return undefined
  const folders = home.path.split('/').slice(0, -1)
  return folders[0] === 'systems' ? `./${rest.slice(1).join('/')}.ts` : `${'../'.repeat(folders.length)}${file}.ts`
}

/** The script with names of a module added to its imports, sorted. A new import of a package goes first, of a file last. */
export function withImports(module: string, compiler: Compiler, source: string, names: readonly string[]): string {
  const tree = compiler.createSourceFile('script.ts', source, compiler.ScriptTarget.ES2022, true)
  const found = tree.statements.find(
    (one): one is ts.ImportDeclaration =>
      compiler.isImportDeclaration(one) &&
      compiler.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === module &&
      one.importClause?.namedBindings !== undefined &&
      compiler.isNamedImports(one.importClause.namedBindings) &&
      one.importClause.phaseModifier === undefined,
  )
  const bindings = found?.importClause?.namedBindings
  const known = bindings && compiler.isNamedImports(bindings) ? bindings.elements.map((one) => one.getText(tree)) : []
  const missing = names.filter((name) => !known.includes(name))
  if (missing.length === 0) return source
  const plain = (name: string) => name.replace(/^type /, '')
  const all = [...known, ...missing].sort((a, b) => compare(plain(a), plain(b)))
  const line = `import { ${all.join(', ')} } from '${module}'`
  const text = line.length <= 140 ? line : `import {\n${all.map((name) => `  ${name},\n`).join('')}} from '${module}'`
  const last = tree.statements.findLast((one) => compiler.isImportDeclaration(one))
  if (!found && last && module.startsWith('.')) return `${source.slice(0, last.getEnd())}\n${text}${source.slice(last.getEnd())}`
  if (!found) return `${text}\n${/^import /.test(source) ? '' : '\n'}${source}`
  return source.slice(0, found.getStart(tree)) + text + source.slice(found.getEnd())
}

/** Sorts names like biome: by letters, then by case. */
function compare(a: string, b: string): number {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one < other ? -1 : one > other ? 1 : a < b ? -1 : 1
}
