/** The exports of a package as one text for reviews: a diff of it shows a change of the API. */
import ts from 'typescript'
import type { DeclarationsAnswer } from '../api-types.ts'

/** A part of the exports of an entry: those that these files declare, or all others. */
export interface ApiPart {
  /** The readers for whom the part is meant, as the first line of the report names them. */
  readonly audience: string
  readonly declared: 'in these' | 'elsewhere'
  /** Names of files of the package, without `.d.ts`. */
  readonly files: readonly string[]
}

/**
 * Lists the exports of an entry with their declarations and docs, without private members, each below its name and sorted by name; then types of the
 * same package that they mention but that cannot be imported.
 * @param files declarations from `emitDeclarations`
 * @param name of the package without its scope, such as `lcg`
 * @param part to list only a part of the exports; all of them when left out
 * @throws Error when the package has no entry among the files
 */
export function apiReport(files: DeclarationsAnswer['files'], name: string, part?: ApiPart): string {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const home = `file:///node_modules/@questwright/${name}/`
  const program = programOf(texts, `${home}index.d.ts`)
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(`${home}index.d.ts`)
  const module = entry && checker.getSymbolAtLocation(entry)
  if (module === undefined) throw new Error(`${home}index.d.ts is missing, or exports nothing`)

  const original = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const all = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, original(symbol)]))
  const isOfPart = ({ declarations }: ts.Symbol): boolean => {
    const isThere = declarations?.some((one) => part?.files.some((file) => one.getSourceFile().fileName === `${home}${file}.d.ts`)) ?? false
    return part === undefined || isThere === (part.declared === 'in these')
  }
  const exported = new Map([...all].filter(([, symbol]) => isOfPart(symbol)))
  // the exports of a game are its own declarations and those of the authoring layer that all games share
  const homes = [home, 'file:///node_modules/@questwright/authoring/']
  const isOwn = ({ declarations }: ts.Symbol) =>
    declarations?.some((one) => homes.some((folder) => one.getSourceFile().fileName.startsWith(folder))) ?? false
  const reached = new Map<string, ts.Symbol>()
  const canBeImported = new Set(all.values())
  const seen = new Set(exported.values())
  for (const symbol of seen) {
    for (const declaration of declarationsOf(symbol)) {
      eachNameIn(declaration, (node) => {
        const found = checker.getSymbolAtLocation(node)
        const named = found && original(found)
        if (named === undefined || seen.has(named) || canBeImported.has(named) || !isOwn(named) || !declarationsOf(named).some(isOfAFile))
          return
        seen.add(named)
        reached.set(named.name, named)
      })
    }
  }
  const parts = [
    `// ${part === undefined ? 'Everything that' : `${part.audience}: what`} @questwright/${name} exports. Renew it with: npm run api`,
    ...written(exported),
  ]
  if (reached.size > 0) parts.push('// Declarations that those above mention and that cannot be imported.', ...written(reached))
  return `${parts.join('\n\n')}\n`
}

function programOf(texts: ReadonlyMap<string, string>, entry: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  }
  return ts.createProgram([entry], options, {
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    getSourceFile: (path, version) => {
      const text = texts.get(path)
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true)
    },
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => 'file:///',
    getCanonicalFileName: (path) => path,
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => {},
    directoryExists: () => true,
    getDirectories: () => [],
    realpath: (path) => path,
  })
}

/** The declarations of a symbol: for a variable the whole statement. */
function declarationsOf(symbol: ts.Symbol): ts.Node[] {
  return (symbol.declarations ?? []).map((one) => (ts.isVariableDeclaration(one) ? one.parent.parent : one))
}

/** Whether a declaration is at the top level of a file: parameters and members are listed with their parent. */
const isOfAFile = (node: ts.Node): boolean => ts.isSourceFile(node.parent) || ts.isModuleBlock(node.parent)

function eachNameIn(node: ts.Node, look: (name: ts.Identifier) => void): void {
  if (ts.isIdentifier(node)) look(node)
  ts.forEachChild(node, (child) => {
    if (!isPrivate(child)) eachNameIn(child, look)
  })
}

const isPrivate = (node: ts.Node): boolean =>
  (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  (ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name))

const printer = ts.createPrinter({ removeComments: false, newLine: ts.NewLineKind.LineFeed })

function written(symbols: ReadonlyMap<string, ts.Symbol>): string[] {
  return [...symbols]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, symbol]) => {
      const texts = declarationsOf(symbol).map((node) =>
        printer.printNode(ts.EmitHint.Unspecified, withoutPrivate(node), node.getSourceFile()),
      )
      return [`// ${name}`, ...new Set(texts)].join('\n')
    })
}

/** A declaration for users of the package: a class without its private members, anything else unchanged. */
function withoutPrivate(node: ts.Node): ts.Node {
  const { factory } = ts
  if (ts.isClassDeclaration(node)) {
    const members = node.members.filter((member) => !isPrivate(member))
    return factory.createClassDeclaration(node.modifiers, node.name, node.typeParameters, node.heritageClauses, members)
  }
  return node
}
