import type { Access, FieldAccess, PayloadRequest, SelectField } from 'payload'

export const proprietaire = 'proprietaire'
export const redaction = 'redaction'

function isProprietaire({ user }: Pick<PayloadRequest, 'user'>): boolean {
  return user?.role === proprietaire
}

const proprietairesOnly: Access & FieldAccess = ({ req }) => isProprietaire(req)

/** A «propriétaire» reaches every account, anybody else their own. */
const allOrOwn: Access = ({ req }) =>
  isProprietaire(req) || (req.user !== null && { id: { equals: req.user.id } })

/** Access of the accounts themselves. */
export const accountAccess = {
  read: allOrOwn,
  update: allOrOwn,
  create: proprietairesOnly,
  delete: proprietairesOnly,
}

/** Access of a field of accounts that people do not change of their own. */
export const proprietairesField = { create: proprietairesOnly, update: proprietairesOnly }

export const roleField: SelectField = {
  name: 'role',
  label: 'Rôle',
  type: 'select',
  required: true,
  defaultValue: redaction,
  options: [
    { label: 'Propriétaire', value: proprietaire },
    { label: 'Rédaction', value: redaction },
  ],
  access: proprietairesField,
  admin: {
    description:
      'La rédaction modifie les contenus et son propre mot de passe. Un propriétaire gère aussi les comptes.',
  },
}
