/**
 * Refuses constant abilities that compute the change of a number from the same number of the same card. Inside of such an ability the number counts
 * as printed, which no author means.
 */
import type ts from 'typescript'
import type { Refusal } from './forbidden.ts'
import { typescript } from './typescript.ts'

/** The options of an ability that give the number by which a stat is changed. */
const amounts = new Set(['by', 'set', 'times', 'number'])

/**
 * Returns the refusal for a node; undefined where there is nothing to refuse.
 * @param node a place where the stat of a card is read
 */
export function asksItselfRefusal(node: ts.Node): Refusal | undefined {
  const asked = askedStat(node)
  if (asked === undefined) return undefined
  const { card, stat } = asked
  for (let one: ts.Node | undefined = node.parent; one; one = one.parent) {
    if (!(typescript.isArrowFunction(one) || typescript.isFunctionExpression(one) || typescript.isMethodDeclaration(one))) continue
    const property = typescript.isMethodDeclaration(one) ? one : one.parent
    if (!(typescript.isPropertyAssignment(property) || typescript.isMethodDeclaration(property))) continue
    const options = property.parent
    const call = options.parent
    if (!typescript.isCallExpression(call) || call.arguments[1] !== options || !typescript.isObjectLiteralExpression(options)) continue
    if (!typescript.isIdentifier(call.expression) || call.expression.text !== 'modifier') continue
    const [changed] = call.arguments
    const name = property.name.getText()
    if (!changed || !typescript.isStringLiteralLike(changed) || changed.text !== stat || !amounts.has(name)) return undefined
    if (!changedCards(one.parameters, options).includes(card)) return undefined
    return {
      code: 'gate/asks-itself',
      message: `The number with which this changes ${stat} asks the same card for its ${stat}, which has no answer before that number is known.`,
      remedy: `Ask for what is printed, card.printedNumber('${stat}'), or for another stat; to double or halve it write times: 2 or times: 'half'.`,
    }
  }
  return undefined
}

/** For `card.attack` and `card.stat('attack')`: the variable of the card, and the name of the stat. */
function askedStat(node: ts.Node): { readonly card: string; readonly stat: string } | undefined {
  if (!typescript.isPropertyAccessExpression(node)) return undefined
  const card = node.expression.getText()
  if (node.name.text !== 'stat') return { card, stat: node.name.text }
  const [stat] = typescript.isCallExpression(node.parent) && node.parent.expression === node ? node.parent.arguments : []
  return stat && typescript.isStringLiteralLike(stat) ? { card, stat: stat.text } : undefined
}

/** The variables that contain the changed card in such a function: its second parameter, and `self` where the ability changes its own card. */
function changedCards(parameters: readonly ts.ParameterDeclaration[], options: ts.ObjectLiteralExpression): readonly string[] {
  const [context, card] = parameters
  const named = card ? [card.name.getText()] : []
  const on = options.properties.find((one) => one.name?.getText() === 'on')
  const isOwn = on === undefined || (typescript.isPropertyAssignment(on) && on.initializer.getText() === "'self'")
  if (!isOwn || !context) return named
  if (typescript.isIdentifier(context.name)) return [...named, `${context.name.text}.self`]
  const own = context.name.elements.find(
    (one) => typescript.isBindingElement(one) && (one.propertyName ?? one.name).getText() === 'self',
  ) as ts.BindingElement | undefined
  return own ? [...named, own.name.getText()] : named
}
