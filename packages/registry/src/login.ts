/** Logging in and out at a registry. */
import { z } from 'zod'
import type { Connection } from './connection.ts'
import { fetchJson } from './fetch.ts'
import { writeCredentials } from './settings.ts'
import { RegistryTrouble } from './trouble.ts'

const tokenShape = z.looseObject({ token: z.string().min(1).max(10_000) })
const whoShape = z.looseObject({ username: z.string() })

/**
 * Creates a user, or logs in as an existing one, and stores the token in the workspace, readable by its owner only.
 * @throws RegistryTrouble when name or password are refused, or the registry gives no token
 */
export async function login(connection: Connection, user: string, password: string): Promise<{ readonly user: string }> {
  if (!/^[a-z0-9][a-z0-9._-]{0,60}$/.test(user))
    throw new RegistryTrouble(
      'login/name',
      `"${user.slice(0, 80)}" cannot be a user's name.`,
      'Small letters, digits, dots and hyphens, such as "ann".',
    )
  if (password.length < 3 || password.length > 200)
    throw new RegistryTrouble('login/password', 'The password is too short or too long.', 'It has 3 to 200 letters.')
  const body = { _id: `org.couchdb.user:${user}`, name: user, password, type: 'user', roles: [], date: new Date(0).toISOString() }
  const answer = await fetchJson(connection, `-/user/org.couchdb.user:${encodeURIComponent(user)}`, `log in as ${user}`, {
    method: 'PUT',
    body,
    login: 'without',
  }).catch((error: unknown) => {
    if (error instanceof RegistryTrouble && ['registry/unauthorized', 'registry/forbidden', 'registry/failed'].includes(error.code))
      throw new RegistryTrouble(
        'login/refused',
        `Cannot log in as ${user}: the registry refuses this name with this password.`,
        'Type the password again, or take another name.',
        { cause: error },
      )
    throw error
  })
  const read = tokenShape.safeParse(answer)
  if (!read.success)
    throw new RegistryTrouble(
      'login/no-token',
      'The registry gave no token.',
      'It has another way to log in: make a token there and give it with qw pack login --token-file.',
    )
  writeCredentials(connection.workspace, connection.choice, { user, token: read.data.token })
  return { user }
}

/** Stores a token that was created elsewhere. @throws RegistryTrouble when the registry does not accept it */
export async function loginWithToken(connection: Connection, token: string): Promise<{ readonly user: string }> {
  const user = await whoAmI({ ...connection, credentials: { user: 'the bearer', token } })
  if (user === undefined) throw new RegistryTrouble('login/refused', 'The registry does not accept this token.', 'Make a new one there.')
  writeCredentials(connection.workspace, connection.choice, { user, token })
  return { user }
}

/** Deletes the stored token. */
export function logout(connection: Connection): void {
  writeCredentials(connection.workspace, connection.choice, undefined)
}

/**
 * The name of the user who is logged in; undefined without a login that the registry accepts. @throws RegistryTrouble when the registry
 * cannot be reached
 */
export async function whoAmI(connection: Connection): Promise<string | undefined> {
  if (connection.credentials === undefined) return undefined
  try {
    const read = whoShape.safeParse(await fetchJson(connection, '-/whoami', 'ask who is logged in'))
    return read.success ? read.data.username : undefined
  } catch (error) {
    if (error instanceof RegistryTrouble && error.code === 'registry/unauthorized') return undefined
    throw error
  }
}
