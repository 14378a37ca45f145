import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq, getPayload } from 'payload'
import { cache } from 'react'
import config from '../payload.config'

/** Whoever looks at a page that Payload does not render, read once for it. Others are led to the sign-in. */
export const signedIn = cache(async () => {
  const payload = await getPayload({ config })
  const { permissions, user } = await payload.auth({ headers: await headers() })
  if (!user) redirect('/admin/login')
  return { permissions, user, req: await createLocalReq({ user }, payload) }
})
