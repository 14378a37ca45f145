import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '../../payload.config'
import { schedulePublication } from '../../publication/schedule-publication'
import { importMap } from './admin/importMap'
import '../../admin/account-links/account-links.css'
import './back-office.css'
import './fields.css'
import './order.css'
import './targets.css'
import './phone.css'
import './preview.css'

const serverFunctions = { 'schedule-publish': schedulePublication }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

/** Payload's root layout: every page of this application belongs to the back-office. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={Promise.resolve(config)}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
