import type { CollectionConfig } from 'payload'
import { closedEndpoints } from '../../server/closed-endpoints.mjs'
import { accountLinkEndpoints } from '../accounts/account-link-endpoints'
import { nameChanges } from '../accounts/account-writes'
import { currentPasswordField } from '../accounts/current-password'
import { forgottenPasswordEndpoint } from '../accounts/forgotten-password'
import { accountEmailField, guardAccount, guardDeletion } from '../accounts/guard-account'
import { keepOne } from '../accounts/keep-one-proprietaire'
import { recordAccount, recordDeletedAccount } from '../accounts/record-account'
import { forgetSecrets } from '../accounts/recovery-codes'
import { accountAccess, proprietaire, proprietairesField, roleField } from '../accounts/roles'
import { secondFactorEndpoint } from '../accounts/second-factor'
import { endSessions, idleLifetime, sessionHooks, sessionsField } from '../accounts/sessions'
import { signInEndpoint } from '../accounts/sign-in'
import { requireStrongPassword } from '../accounts/strong-password'
import { openEndpoint, refusal } from '../answers'
import { environment } from '../environment'
import { uiField } from '../fields/plain'

export const Owners: CollectionConfig = {
  slug: 'owners',
  labels: { singular: 'Compte', plural: 'Comptes' },
  admin: {
    group: 'Réglages',
    useAsTitle: 'username',
    defaultColumns: ['username', 'role', 'updatedAt'],
    description: 'Les personnes qui peuvent entrer dans cet espace.',
    components: { beforeListTable: ['/admin/account-links/invite#Invite'] },
    // Their own account is «Mon compte»; the list would hold nothing else.
    hidden: ({ user }) => user?.role !== proprietaire,
  },
  access: accountAccess,
  // Its form has no place for the current password.
  disableBulkEdit: true,
  // Before Payload's own endpoints of these paths.
  endpoints: [
    signInEndpoint,
    endSessions,
    forgottenPasswordEndpoint,
    secondFactorEndpoint,
    ...accountLinkEndpoints,
    ...closedEndpoints.map((it) =>
      openEndpoint('post', `/${it}/:rest*`, () => refusal(404, 'Page introuvable.')),
    ),
  ],
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    // Its lock-out would let anybody lock the owner out: see accounts/sign-in-throttle.ts.
    maxLoginAttempts: 0,
    tokenExpiration: idleLifetime,
    // The cookie is enough; scripts of a page cannot read it.
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: environment.publicUrl.startsWith('https:') },
  },
  hooks: {
    ...sessionHooks,
    beforeValidate: [requireStrongPassword, guardAccount],
    beforeChange: [...keepOne.beforeChange, nameChanges],
    beforeDelete: [guardDeletion, ...keepOne.beforeDelete, forgetSecrets],
    afterChange: [recordAccount],
    afterDelete: [recordDeletedAccount],
  },
  fields: [
    // Joins Payload's own field of this name.
    { name: 'username', type: 'text', label: 'Nom d’utilisateur', access: proprietairesField },
    sessionsField,
    accountEmailField,
    roleField,
    currentPasswordField(['username', 'email', 'password', 'role']),
    uiField('othersAccount', '/admin/account-links/others-account#OthersAccount'),
    uiField('ownAccount', '/admin/second-factor/own-account#OwnAccount'),
  ],
}
