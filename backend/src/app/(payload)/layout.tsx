import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { checkServerFunction, withoutStatements } from '../../admin/server-functions'
import config from '../../payload.config'
import { schedulePublication } from '../../publication/schedule-publication'
import { boundState } from '../../saving/bound-operations'
import { importMap } from './admin/importMap'
import '../back-office.css'
import './fields.css'
import './phone.css'

const serverFunctions = { 'schedule-publish': schedulePublication }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  checkServerFunction(args.name)
  boundState(args.args)
  const answer = await handleServerFunctions({ ...args, config, importMap, serverFunctions })
  return withoutStatements(answer)
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
