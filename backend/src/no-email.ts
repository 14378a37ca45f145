import type { EmailAdapter } from 'payload'

/** No mail is sent: passwords are reset by command (docs/operations.md). */
export const noEmail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: 'personne@localhost',
  defaultFromName: 'Espace de gestion',
  sendEmail: async () => {},
})
