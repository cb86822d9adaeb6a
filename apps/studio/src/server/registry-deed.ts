/** Parses requests for operations on registries. */
import { Refusal } from '@questwright/workshop/refusal'
import { z } from 'zod'
import type { RegistryDeed } from '../registry-types.ts'

const name = z.string().min(1).max(300)

const shape = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('install'), specs: z.array(name).max(100) }),
  z.strictObject({ do: z.literal('update'), names: z.array(name).max(100), reach: z.enum(['range', 'latest']) }),
  z.strictObject({ do: z.literal('uninstall'), name }),
  z.strictObject({ do: z.literal('fork'), name, as: name }),
  z.strictObject({ do: z.literal('publish'), pack: name, warnings: z.enum(['stop', 'anyway']) }),
  z.strictObject({ do: z.literal('choose'), registry: name, key: name.optional() }),
  z.strictObject({ do: z.literal('login'), user: name, password: z.string().max(300) }),
  z.strictObject({ do: z.literal('logout') }),
  z.strictObject({ do: z.literal('scope'), scope: z.string().max(100) }),
  z.strictObject({ do: z.literal('site'), pack: name }),
  z.strictObject({ do: z.literal('seen'), packs: z.array(z.strictObject({ name, version: name })).max(1000) }),
])

/**
 * Validates a request.
 * @throws Refusal for a value that is no `RegistryDeed`
 */
export function readDeed(value: unknown): RegistryDeed {
  const read = shape.safeParse(value)
  if (read.success) return read.data
  throw new Refusal(400, 'body/field', 'The studio does not know this operation.', 'Load the page again.')
}
