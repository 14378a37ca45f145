/** The subjects of `lib/` and `components/`: what visitors can read of each stands in its folders. */
const subjects = [
  ...['events', 'videos', 'photos', 'courses', 'treatments', 'destinations', 'houses'],
  ...['home', 'legal', 'offline', 'preview', 'search'],
]

/**
 * The folders of `lib/` that know no subject, from the ground up: each imports folders before it
 * only, so that no circle can arise.
 */
const layers = [
  ...['limits', 'text', 'dates', 'site', 'document', 'cache', 'http', 'backend'],
  ...['images', 'site-settings', 'og-image', 'seo', 'pagination', 'tracing', 'server'],
]

/** The UI libraries, and the only folder that imports each: its wrapper. */
const wrappers = {
  swiper: 'components/ui/carousel',
  'yet-another-react-lightbox': 'components/ui/lightbox',
  'react-masonry-css': 'components/ui/masonry',
  'framer-motion': 'components/ui/motion',
}

/** What is in folders, or is one of them: `lib/text`, `lib/(text|dates)`. @param {string[]} folders */
const within = (...folders) => new RegExp(`^(${folders.join('|')})(/|$)`)

/** Folders of `lib/`. @param {string[]} names */
const inLib = (names) => `lib/(${names.join('|')})`

/** Folders of subjects. @param {string[]} names */
const ofSubjects = (names) => `(lib|components)/(${names.join('|')})`

/** Imports run app → components/<subject> → lib/<subject> → layers. Zones of restricted-imports.mjs. */
export const importZones = [
  {
    files: /^lib\//,
    imports: within('app', 'components'),
    message: 'lib imports no page and no JSX.',
  },
  {
    files: /^components\//,
    imports: /^app\/|^lib\/(.*\/)?queries$/,
    message: 'Components import no page, and no query: they get their data as props.',
  },
  {
    files: within(inLib(layers), 'components/(ui|layout)'),
    imports: within(ofSubjects(subjects)),
    message: 'These folders know no subject.',
  },
  ...subjects.map((subject) => ({
    files: within(ofSubjects([subject])),
    imports: within(ofSubjects(subjects.filter((other) => other !== subject))),
    message: 'No subject imports another: compose them in app/.',
  })),
]

/** What holds besides for all but tests, which may compare anything with anything. */
export const layerZones = [
  {
    files: within('app', 'components', 'lib'),
    imports: within('backend', 'scripts', 'e2e', 'testing'),
    message: 'The site shares contract/ and platform/ with the backend, and knows no command.',
  },
  {
    files: within('contract'),
    imports: within('app', 'backend', 'components', 'e2e', 'lib', 'scripts', 'testing'),
    message:
      'The contract imports neither the site nor the backend: of this project platform/ alone.',
  },
  {
    files: within('platform'),
    imports: within('app', 'backend', 'components', 'contract', 'e2e', 'lib', 'scripts', 'testing'),
    message: 'platform/ imports packages alone.',
  },
  ...layers.slice(0, -1).map((layer, index) => ({
    files: within(inLib([layer])),
    imports: within(inLib(layers.slice(index + 1))),
    message: 'It is above this folder: see the layers in scripts/lib/lint/import-zones.mjs.',
  })),
  {
    files: within('app', 'components', inLib(subjects)),
    imports: within('lib/server'),
    message: 'The server imports the site, not the other way round.',
  },
  {
    files: /^backend\//,
    imports: within('app', 'components', 'e2e', 'lib', 'scripts', 'testing'),
    message: 'The backend shares contract/ and platform/ with the site, and nothing else.',
  },
  ...Object.entries(wrappers).map(([library, wrapper]) => ({
    files: new RegExp(`^(?!${wrapper}/)(app|components|lib)/`),
    imports: within(library),
    message: `Use the wrapper in ${wrapper}.`,
  })),
]
