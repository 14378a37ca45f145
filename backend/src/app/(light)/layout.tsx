import '@payloadcms/next/css'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SystemTheme } from '../../admin/session-and-theme'
import '../back-office.css'

/** The root layout of the pages that a phone opens first: Payload's styles without its scripts. */
export default async function Layout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get('payload-theme')?.value
  const preferred = (await headers()).get('sec-ch-prefers-color-scheme')
  return (
    <html lang="fr" dir="ltr" data-theme={(chosen ?? preferred) === 'dark' ? 'dark' : 'light'}>
      <body>
        {children}
        {!chosen && <SystemTheme />}
      </body>
    </html>
  )
}
