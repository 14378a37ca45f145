import path from 'node:path'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { readSettings } from '../server/settings.mjs'
import { pageMeta } from './admin/page-meta'
import { Categories, CategoriesBeaute } from './collections/categories'
import { Evenements } from './collections/evenements'
import { Formations } from './collections/formations'
import { Maisons } from './collections/maisons'
import { Owners } from './collections/owners'
import { Photos, PhotosBeaute } from './collections/photos'
import { Uploads } from './collections/uploads'
import { Videos, VideosBeaute } from './collections/videos'
import { chooseDatabase } from './database'
import { uploadLimits } from './files/limits'
import { firstRun } from './first-run'
import { frenchOverrides } from './french'
import { headers } from './globals/headers'
import { noEmail } from './no-email'

// The bundles do not know where the sources are: start.mjs says it; commands run in the folder.
const root = process.env.BACKEND_ROOT ?? process.cwd()
const settings = readSettings(process.env, root)

// Pictures come one by one: libvips' caches and threads would only keep memory.
sharp.cache(false)
sharp.concurrency(1)

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { api: '/cms' },
  collections: [
    Evenements,
    Videos,
    Photos,
    Categories,
    Formations,
    PhotosBeaute,
    VideosBeaute,
    CategoriesBeaute,
    Maisons,
    Uploads,
    Owners,
  ],
  globals: headers,
  db: await chooseDatabase(settings),
  sharp,
  upload: uploadLimits(settings.dataDir),
  email: noEmail,
  onInit: (payload) => firstRun(payload, settings),
  // Pages may be opened under either local name, or under the public one.
  csrf: [
    settings.publicUrl,
    `http://localhost:${settings.port}`,
    `http://127.0.0.1:${settings.port}`,
  ],
  i18n: {
    supportedLanguages: { fr },
    fallbackLanguage: 'fr',
    translations: { fr: frenchOverrides },
  },
  admin: {
    user: Owners.slug,
    avatar: 'default',
    dateFormat: 'd MMMM yyyy, HH:mm',
    importMap: { baseDir: path.join(root, 'src') },
    meta: pageMeta,
    components: {
      graphics: { Logo: '/admin/logo#Logo', Icon: '/admin/logo#Icon' },
      beforeDashboard: ['/admin/welcome#Welcome'],
      afterLogin: ['/admin/login-help#LoginHelp'],
    },
  },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
})
