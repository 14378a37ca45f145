import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import { passwordMinLength, readSettings } from '../../shared/settings.mjs'
import { ownersOnly } from '../access'
import { signInEndpoint } from '../accounts/sign-in'

const { publicUrl } = readSettings(process.env, process.env.BACKEND_ROOT ?? process.cwd())

/** Payload itself accepts three characters. */
const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < passwordMinLength) {
    const message = `Choisissez un mot de passe d’au moins ${passwordMinLength} caractères.`
    throw new ValidationError(
      { collection: 'owners', errors: [{ label: 'Mot de passe', message, path: 'password' }], req },
      req.t,
    )
  }
  return data
}

/** Without any account, any visitor could create the first one. */
const keepLastAccount: CollectionBeforeDeleteHook = async ({ req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'owners', req })
  if (totalDocs <= 1) {
    throw new APIError('Le dernier compte ne peut pas être supprimé.', 400, null, true)
  }
}

export const Owners: CollectionConfig = {
  slug: 'owners',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    hideAPIURL: true,
    group: 'Réglages',
    useAsTitle: 'username',
    defaultColumns: ['username', 'updatedAt'],
    description: 'Les personnes qui peuvent entrer dans cet espace.',
  },
  access: ownersOnly,
  // Before Payload's own endpoint of this path.
  endpoints: [signInEndpoint],
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Its lock-out would let any stranger lock the owner out: see accounts/sign-in-throttle.ts.
    maxLoginAttempts: 0,
    tokenExpiration: 12 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: publicUrl.startsWith('https:') },
  },
  hooks: {
    beforeValidate: [requireLongPassword],
    beforeDelete: [keepLastAccount],
  },
  fields: [],
}
