import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { createLocalReq, getPayload } from 'payload'
import { isSessionToRenew } from '../../../accounts/sessions'
import { lightPage } from '../../../admin/page-meta'
import { RenewSession } from '../../../admin/renew-session'
import { Dashboard } from '../../../dashboard/dashboard'
import { Menu } from '../../../dashboard/menu'
import config from '../../../payload.config'

export const metadata = lightPage('Tableau de bord')

type Props = { searchParams: Promise<{ chercher?: string | string[] }> }

/** The dashboard, with the menu that Payload's pages have. */
export default async function Page({ searchParams }: Props) {
  const payload = await getPayload({ config })
  const { permissions, user } = await payload.auth({ headers: await headers() })
  if (!user) redirect('/admin/login')
  const req = await createLocalReq({ user }, payload)
  return (
    <>
      <Menu req={req} permissions={permissions} />
      <Dashboard req={req} words={String((await searchParams).chercher ?? '').trim()} />
      {isSessionToRenew(user) && <RenewSession />}
    </>
  )
}
