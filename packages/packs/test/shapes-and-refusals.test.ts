/**
 * Two large tables as text: the shape of chapters of systems, and what scripts may not use, with the words of each refusal. After a wanted change, run
 * this file with `--update`.
 */
import { expect, it } from 'vitest'
import {
  absentMethods,
  absentNames,
  allowedMath,
  forbiddenNames,
  forbiddenProperties,
  iteratorMethods,
  iteratorRefusal,
} from '../src/forbidden.ts'
import { languageMembers } from '../src/language-members.ts'
import { systemSchema } from '../src/system-schema.ts'
import { z } from '../src/zod.ts'

/** A line for each part of a schema: its path, and its constraints. */
function linesOf(schema: { readonly [key: string]: unknown }, path: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf, $defs = {}, $schema: _, required = [], ...own } = schema
  const inner = (value: unknown, name: string): string[] =>
    typeof value === 'object' && value !== null
      ? linesOf(value as never, `${path}${name}`)
      : value === undefined
        ? []
        : [`${path}${name} ${value}`]
  return [
    `${path} ${JSON.stringify(own)}${(required as readonly string[]).length > 0 ? ` must have ${(required as readonly string[]).join(' ')}` : ''}`,
    ...Object.entries(properties as object).flatMap(([name, value]) => inner(value, `.${name}`)),
    ...inner(items, '[]'),
    ...inner(additionalProperties, '.*'),
    ...[anyOf, oneOf, allOf].flatMap((list) =>
      ((list as readonly unknown[] | undefined) ?? []).flatMap((value, i) => inner(value, `|${i}`)),
    ),
    ...Object.entries($defs as object).flatMap(([name, value]) => inner(value, ` ${name}`)),
  ]
}

it('a chapter of a system has this shape', async () => {
  const schema = z.toJSONSchema(systemSchema, { io: 'input', unrepresentable: 'any' }) as never
  await expect(`${linesOf(schema, 'chapter').join('\n')}\n`).toMatchFileSnapshot('./chapter-shape.txt')
})

it('scripts may not use these names, for these reasons', async () => {
  const refusal = ({ code, message, remedy }: { code: string; message: string; remedy: string }) => `${code}: ${message} ${remedy}`
  const table = (title: string, rows: { readonly [name: string]: string }) => [
    `# ${title}`,
    ...Object.entries(rows).map(([name, row]) => `${name} ${row}`),
  ]
  const each = <T>(rows: { readonly [name: string]: T }, say: (row: T) => string) =>
    Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, say(row)]))
  const lines = [
    ...table('Names', each(forbiddenNames, refusal as never)),
    ...table('Names that realms do not have', each(absentNames, refusal as never)),
    ...table('Properties', each(forbiddenProperties, refusal as never)),
    ...table(
      'Methods that realms do not have',
      each(absentMethods, ({ on, refusal: one }) => `on ${on}, ${refusal(one as never)}`),
    ),
    ...table('Methods of iterators', Object.fromEntries(iteratorMethods.map((name) => [name, refusal(iteratorRefusal(name) as never)]))),
    ...table(
      'Members of the language',
      each(languageMembers, ({ own = '', prototype = '' }) => `own ${own}, of its objects ${prototype}`),
    ),
    `# Members of Math\n${allowedMath.join(' ')}`,
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./refusals.txt')
})
