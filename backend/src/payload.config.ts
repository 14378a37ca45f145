import path from 'node:path'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import { siteTimeZone } from '../../contract/formatting/dates'
import { logger } from '../../platform/log/logger.mjs'
import { backendRoot } from '../environment/backend-root.mjs'
import { guardedAccounts } from './accounts/account-writes'
import { withOwnCollections } from './accounts/payload-collections'
import { boundedPreferences, guardedLocks } from './accounts/payload-writes'
import { allForms } from './admin/all-forms'
import { guidePictures } from './admin/guide-pictures'
import { pageMeta } from './admin/page-meta'
import { BeautyCategories, Categories } from './collections/categories'
import { Courses } from './collections/courses'
import { Destinations } from './collections/destinations'
import { Events } from './collections/events'
import { Houses } from './collections/houses'
import { AccountLinks, ContactClicks, SecondFactors } from './collections/internal'
import { Journal } from './collections/journal'
import { Owners } from './collections/owners'
import { BeautyPhotos, Photos } from './collections/photos'
import { Uploads } from './collections/uploads'
import { BeautyVideos, Videos } from './collections/videos'
import { figuresAsCsv } from './contact-clicks/totals'
import { chooseDatabase, extended } from './database'
import { environment } from './environment'
import { fileMaxBytes, fileMaxMegabytes, megabyte } from './files/limits'
import { firstRun } from './first-run'
import { heroVideos } from './globals/hero-videos'
import { modelPictures } from './globals/site-settings/admin/model-pictures'
import { siteSettings } from './globals/site-settings/site-settings'
import { mailAdapter } from './mail/mail-adapter'
import { openPreview } from './preview/preview'
import { indexNowTask } from './publication/index-now'
import { siteHealthEndpoint } from './publication/notifier'
import { cancelScheduled, scheduledOf } from './publication/scheduled'
import { cachedResponse } from './saving/cached-responses'
import { searchedWithoutAccents } from './search-operators'
import { removeSample } from './seed/clear'
import { frenchServerErrors } from './server-errors'
import frenchTexts from './translations.json'
import { youtubeThumbnail } from './videos/thumbnail-endpoint'

const root = backendRoot()

const config = buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { api: '/cms' },
  collections: [
    Events,
    Videos,
    Photos,
    Categories,
    Courses,
    BeautyPhotos,
    BeautyVideos,
    BeautyCategories,
    Destinations,
    Houses,
    Uploads,
    Owners,
    ContactClicks,
    AccountLinks,
    SecondFactors,
    Journal,
  ],
  globals: [siteSettings, ...heroVideos],
  endpoints: [
    cancelScheduled,
    scheduledOf,
    figuresAsCsv,
    siteHealthEndpoint,
    guidePictures,
    cachedResponse,
    modelPictures,
    openPreview,
    youtubeThumbnail,
    removeSample,
  ],
  hooks: { afterError: [frenchServerErrors] },
  plugins: [allForms],
  db: extended(
    await chooseDatabase(environment),
    ...[searchedWithoutAccents, guardedAccounts, guardedLocks, boundedPreferences],
  ),
  // Payload's default limits are lower and refuse with an obscure message.
  upload: {
    limits: { fileSize: fileMaxBytes },
    // With what the other fields of a form may weigh.
    requestSizeLimit: fileMaxBytes + 5 * megabyte,
    abortOnLimit: true,
    responseOnLimit: `Ce fichier est trop lourd (${fileMaxMegabytes}\u00a0Mo au plus).`,
    // Videos are written to disk instead of being held in memory.
    useTempFiles: true,
    tempFileDir: environment.temporaryDir,
  },
  email: mailAdapter(),
  logger: logger('payload'),
  onInit: firstRun,
  // A session is a cookie alone: no other site and no script can send it.
  auth: { jwtOrder: ['cookie'] },
  // Pages may be opened under the public origin or under either local one.
  csrf: [
    environment.publicUrl,
    `http://localhost:${environment.port}`,
    `http://127.0.0.1:${environment.port}`,
  ],
  // src/jobs runs them, nobody else.
  jobs: {
    access: { run: () => false, queue: () => false, cancel: () => false },
    tasks: [indexNowTask],
  },
  i18n: {
    supportedLanguages: { fr },
    fallbackLanguage: 'fr',
    // In place of Payload's French texts that are broken (two of them), ambiguous in gender, ambiguous between
    // upload and download, or too technical for the owner («document», «collection»).
    translations: { fr: frenchTexts },
  },
  admin: {
    user: Owners.slug,
    avatar: 'default',
    // While a page is open; one that slept through it asks for a sign-in over the form.
    autoRefresh: true,
    dateFormat: 'd MMMM yyyy, HH:mm',
    importMap: { baseDir: path.join(root, 'src') },
    meta: pageMeta,
    // In which the owner reads and sets times, wherever the phone is.
    timezones: {
      defaultTimezone: siteTimeZone,
      supportedTimezones: [{ label: 'Cotonou', value: siteTimeZone }],
    },
    components: {
      providers: [
        '/upload/upload-provider#UploadProvider',
        '/saving/validation-errors-provider#ValidationErrors',
        '/admin/accessibility/provider#Accessibility',
        '/admin/close-on-back#CloseOnBack',
      ],
      graphics: { Logo: '/admin/logo#Logo', Icon: '/admin/logo#Icon' },
      header: ['/admin/site-notice#SiteNotice'],
    },
  },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { outputFile: path.join(root, 'src/payload-types.ts') },
})

export default withOwnCollections(config)
