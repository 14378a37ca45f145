/** The subjects of `lib/` and `components/`: what visitors can read of each stands in its folders. */
const subjects = [
  ...['events', 'videos', 'photos', 'courses', 'treatments', 'destinations', 'houses'],
  ...['home', 'legal', 'offline', 'preview', 'search'],
]

/**
 * The folders of `lib/` that know no subject, from the ground up: each imports folders before it
 * only, so that no circle can arise. `shared` is what the backend uses too.
 */
const layers = [
  ...['shared', 'limits', 'text', 'dates', 'site', 'document', 'cache', 'http', 'backend'],
  ...['images', 'site-content', 'og-image', 'seo', 'pagination', 'tracing', 'server'],
]

const inLib = (/** @type {string} */ folder) => `./lib/${folder}`
const foldersOf = (/** @type {string} */ subject) => [inLib(subject), `./components/${subject}`]

/** Imports run app → components/<subject> → lib/<subject> → layers. Zones of restricted-imports.mjs. */
export const importZones = [
  { target: './lib', from: ['./app', './components'], message: 'lib imports no page and no JSX.' },
  { target: './components', from: './app', message: 'Components import no page.' },
  {
    target: './components',
    from: './lib/**/queries.ts',
    message: 'Components get their data as props.',
  },
  {
    target: [...layers.map(inLib), './components/ui', './components/layout'],
    from: subjects.flatMap(foldersOf),
    message: 'These folders know no subject.',
  },
  ...subjects.map((subject) => ({
    target: foldersOf(subject),
    from: subjects.filter((other) => other !== subject).flatMap(foldersOf),
    message: 'No subject imports another: compose them in app/.',
  })),
]

/** What holds besides for all but tests, which may compare anything with anything. */
export const layerZones = [
  {
    target: ['./app', './components', './lib'],
    from: ['./backend', './scripts', './e2e'],
    message: 'The site shares lib/shared with the backend, and knows no command.',
  },
  ...layers.map((layer, index) => ({
    target: inLib(layer),
    from: layers.slice(index + 1).map(inLib),
    message: 'It is above this folder: see the layers in scripts/lib/lint/import-zones.mjs.',
  })),
  {
    target: ['./app', './components', ...subjects.map(inLib)],
    from: './lib/server',
    message: 'The server imports the site, not the other way round.',
  },
  ...['lib', 'scripts'].map((folder) => ({
    target: './backend',
    from: `./${folder}`,
    except: ['./shared'],
    message: `Of ${folder} the backend shares ${folder}/shared alone.`,
  })),
  { target: './backend', from: ['./app', './components', './e2e'], message: 'It is the site’s.' },
]

/** The UI libraries, and the only folder that imports each: its wrapper. */
const wrappers = {
  swiper: './components/ui/carousel',
  'yet-another-react-lightbox': './components/ui/lightbox',
  'react-masonry-css': './components/ui/masonry',
  'framer-motion': './components/ui/motion',
}

export const wrappedLibraries = Object.entries(wrappers).map(([library, wrapper]) => ({
  target: ['./app', './components', './lib'],
  outside: wrapper,
  from: library,
  message: `Use the wrapper in ${wrapper}.`,
}))
