import ts from 'typescript'

/**
 * The names in an API report of docs/api: exported names and their members.
 * @returns for example `drawCards` and `GameCard.isHero`
 */
export function namesInReport(report: string): string[] {
  const [importable = ''] = report.split('\n// Declarations that those above mention and that cannot be imported.')
  const tree = ts.createSourceFile('api.d.ts', importable, ts.ScriptTarget.ES2022, true)
  return tree.statements.flatMap((statement) => {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(tree))
      : 'name' in statement
        ? [(statement.name as ts.Node).getText(tree)]
        : []
    return names.flatMap((name) => [name, ...membersBelow(statement).map((member) => `${name}.${member}`)])
  })
}

function membersBelow(node: ts.Node): string[] {
  if (ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')) return []
  const own = ts.isClassElement(node) || ts.isTypeElement(node) ? node.name?.getText() : undefined
  const below: string[] = []
  ts.forEachChild(node, (child) => {
    below.push(...membersBelow(child))
  })
  return own === undefined ? below : [own, ...below]
}

/** The names that docs/names.md lists, each after its heading, for example `Zones: hand`. */
export function namesInPage(page: string): string[] {
  return page.split(/^## /m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'))
    return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => `${heading}: ${name}`)
  })
}
