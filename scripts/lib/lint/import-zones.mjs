/** The subjects of `lib/` and `components/`: what visitors can read of each stands in its folders. */
const subjects = [
  'events',
  'videos',
  'photos',
  'courses',
  'treatments',
  'destinations',
  'houses',
  'home',
  'legal',
  'offline',
  'preview',
]

/** The folders of `lib/` and `components/` that know no subject. */
const shared = [
  ...[
    'backend',
    'cache',
    'dates',
    'document',
    'http',
    'images',
    'log',
    'metrics',
    'og-image',
    'pagination',
    'seo',
    'site',
    'text',
    'tracing',
  ].map((folder) => `./lib/${folder}`),
  './components/ui',
  './components/layout',
]

/** @param {string} subject both folders of a subject */
const foldersOf = (subject) => [`./lib/${subject}`, `./components/${subject}`]

/**
 * Imports run app → components/<subject> → lib/<subject> → shared folders, and no subject imports
 * another. What touches every subject (sitemap, share images) is composed in `app/`. For
 * `import/no-restricted-paths`.
 */
export const importZones = [
  { target: './lib', from: ['./app', './components'], message: 'lib imports no page and no JSX.' },
  { target: './components', from: './app', message: 'Components import no page.' },
  {
    target: './components',
    from: './lib/**/queries.ts',
    message: 'Components get their data as props.',
  },
  {
    target: shared,
    from: subjects.flatMap(foldersOf),
    message: 'Shared folders know no subject.',
  },
  ...subjects.map((subject) => ({
    target: foldersOf(subject),
    from: subjects.filter((other) => other !== subject).flatMap(foldersOf),
    message: 'No subject imports another: compose them in app/.',
  })),
]
