import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'

const folder = path.dirname(fileURLToPath(import.meta.url))

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The contract and the media answer with and without a trailing slash: no redirect may come first.
  skipTrailingSlashRedirect: true,
  // Bundled, Payload's error classes exist twice and inline field errors vanish in production.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
  ],
  // Packages are hoisted to the root of the workspace.
  turbopack: { root: path.dirname(folder) },
  images: { unoptimized: true },
  // The back-office has one or two users: pages load when first asked for, which saves idle memory.
  experimental: { preloadEntriesOnStart: false },
  cacheMaxMemorySize: 0,
}

export default withPayload(config)
