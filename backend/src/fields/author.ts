import type { TextField } from 'payload'
import { nobody } from '../access'

/** Who saved a version: the user name, which stays when the account goes. The server alone writes it. */
export const authorField: TextField = {
  name: 'modifie_par',
  type: 'text',
  label: 'Modifié par',
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', condition: ({ modifie_par }) => Boolean(modifie_par) },
  hooks: { beforeChange: [({ req, value }) => req.user?.username ?? value] },
}
