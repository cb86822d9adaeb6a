import ts from 'typescript'

/** The texts and numbers of a script, sorted; they stay the same if parameters are renamed. */
export function literalsIn(script: string): readonly string[] {
  const literals: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) literals.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile('x.ts', script, ts.ScriptTarget.ES2022, true))
  return literals.sort()
}
