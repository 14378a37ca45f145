import type { Access, FieldAccess, PayloadRequest, SelectField } from 'payload'
import { optionsOf } from '../fields/plain'
import { currentPasswordHeader } from './current-password-header'

// Where a collection or a global names no access, Payload's own rule holds (access.test.ts): all is for signed-in
// people. The public reads the content API only.

/** Access to what the server alone does. */
export const nobody = () => false

export const proprietaire = 'proprietaire'
export const redaction = 'redaction'

export function isProprietaire({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.role === proprietaire
}

export const proprietairesOnly: Access & FieldAccess = ({ req }) => isProprietaire(req)

const allOrOwn: Access = ({ req }) =>
  isProprietaire(req) || (req.user !== null && { id: { equals: req.user.id } })

/** Only with the current password, for which Payload's own buttons do not ask: they are not shown. */
const proprietaireWithPassword: Access = ({ req }) =>
  isProprietaire(req) && req.headers.has(currentPasswordHeader)

/** Access of the accounts themselves. */
export const accountAccess = {
  read: allOrOwn,
  update: allOrOwn,
  create: proprietairesOnly,
  delete: proprietaireWithPassword,
  unlock: nobody,
}

/** Access of a field of accounts that people do not change of their own. */
export const proprietairesField = { create: proprietairesOnly, update: proprietairesOnly }

export const roleField: SelectField = {
  name: 'role',
  label: 'Rôle',
  type: 'select',
  required: true,
  defaultValue: redaction,
  options: optionsOf({ [proprietaire]: 'Propriétaire', [redaction]: 'Rédaction' }),
  access: proprietairesField,
  admin: {
    description:
      'La rédaction modifie les contenus et son propre mot de passe. Un propriétaire gère aussi les comptes, les coordonnées et les mentions légales.',
  },
}
