import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { clientComponentFileName } from './scripts/lib/lint/client-component-file-name.mjs'

/** The one wrapper of each UI library; nobody else imports it. */
const wrappers = {
  swiper: 'components/ui/carousel/**',
  'yet-another-react-lightbox': 'components/ui/lightbox/**',
  'react-masonry-css': 'components/ui/masonry/**',
  'framer-motion': 'components/ui/*.client.tsx',
}

const universes = ['medias', 'beaute', 'voyage', 'immobilier']

/** Imports run app → components → lib, and no universe imports another. */
const zones = [
  { target: './lib', from: ['./app', './components'], message: 'lib knows no page and no JSX.' },
  { target: './components', from: './app', message: 'Components know no page.' },
  {
    target: './components',
    from: './lib/backend',
    except: ['./schemas.ts', './addresses.ts'],
    message: 'Data comes in as props.',
  },
  ...universes.map((universe) => ({
    target: `./app/${universe}`,
    from: universes.filter((other) => other !== universe).map((other) => `./app/${other}`),
    message: 'No universe imports another: what two share lives in components/.',
  })),
]

/**
 * Inside a wrapper, the libraries of the other wrappers stay out.
 * @param {string} library
 * @param {string} files
 * @returns {import('eslint').Linter.Config}
 */
function wrapperRules(library, files) {
  const others = Object.keys(wrappers).filter((other) => other !== library)
  const patterns = others.map((other) => ({ group: [other, `${other}/*`] }))
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '**/next-env.d.ts',
    'artwork/**',
    'backend/data/**',
    'backend/src/migrations/**',
    'backend/src/payload-types.ts',
    'backend/src/app/(payload)/admin/importMap.js',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...next,
  ...typescript,
  {
    settings: { react: { version: '19.3' } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true },
      ],
      'import/no-restricted-paths': ['error', { zones }],
      // Pictures are resized by next/image's own getImageProps, without its client script.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,mjs}', '*.ts'],
    ignores: ['**/*.test.ts', 'lib/backend/client.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only lib/backend/client.ts fetches.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: Object.keys(wrappers).map((library) => ({
            group: [library, `${library}/*`],
            message: `Use the wrapper in ${wrappers[/** @type {keyof typeof wrappers} */ (library)]}.`,
          })),
        },
      ],
    },
  },
  ...Object.entries(wrappers).map(([library, files]) => wrapperRules(library, files)),
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    plugins: { local: { rules: { 'client-component-file-name': clientComponentFileName } } },
    rules: { 'local/client-component-file-name': 'error' },
  },
  {
    files: ['e2e/**/*.ts', 'scripts/**/*.{ts,mjs}', 'backend/**/*.{ts,tsx,mjs}'],
    rules: {
      // Playwright's fixtures call a function named `use`, which is no hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
])
