import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const folder = path.dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const config = {
  // `npm test` checks all types, also of the tests, whose packages production does not have.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Payload's REST API answers with and without a trailing slash, without a redirect.
  skipTrailingSlashRedirect: true,
  // Bundled, Payload's error classes would exist twice and production would lose field errors.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'pg',
  ],
  // Packages are hoisted to the root of the workspace.
  turbopack: {
    root: path.dirname(folder),
    // A tenth of what a cold phone loads.
    resolveAlias: { ajv: { browser: './src/admin/no-ajv.ts' } },
  },
  images: { unoptimized: true },
  // The back-office has one or two users: pages are loaded when first requested, to save memory.
  experimental: { preloadEntriesOnStart: false },
  cacheMaxMemorySize: 0,
}

export default withPayload(config)
