import type { PayloadRequest } from 'payload'

/** The identifier of the session that a request belongs to. */
export const presentSession = (user: PayloadRequest['user']) =>
  (user as { _sid?: string } | null)?._sid ?? ''
