import type { ReactNode } from 'react'
import { isSessionToRenew } from '../../../accounts/sessions'
import { RenewSession } from '../../../admin/session-and-theme'
import { signedIn } from '../../../admin/signed-in'
import { Menu } from '../../../dashboard/menu'

/** Pages of somebody who has signed in, with the menu that Payload's pages have. */
export default async function Layout({ children }: { children: ReactNode }) {
  const { permissions, req, user } = await signedIn()
  return (
    <div className="desk:grid desk:grid-cols-[275px_minmax(0,1fr)]">
      <Menu req={req} permissions={permissions} />
      {children}
      {isSessionToRenew(user) && <RenewSession />}
    </div>
  )
}
