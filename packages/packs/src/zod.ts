/** zod as this package uses it: without code made from texts, which the studio's content policy forbids. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
