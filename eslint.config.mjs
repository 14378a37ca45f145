import { defineConfig, globalIgnores } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import { clientComponentFileName } from './scripts/lib/lint/client-component-file-name.mjs'
import { importZones, layerZones } from './scripts/lib/lint/import-zones.mjs'
import { textInCopyFile } from './scripts/lib/lint/text-in-copy-file.mjs'

/** The wrapper of each UI library: the only folder that imports it. */
const wrappers = {
  swiper: 'components/ui/carousel/**',
  'yet-another-react-lightbox': 'components/ui/lightbox/**',
  'react-masonry-css': 'components/ui/masonry/**',
  'framer-motion': 'components/ui/motion/**',
}

/**
 * A wrapper imports no library of another wrapper.
 * @param {string} library
 * @param {string} files
 * @returns {import('eslint').Linter.Config}
 */
function wrapperRules(library, files) {
  const others = Object.keys(wrappers).filter((other) => other !== library)
  const patterns = others.map((other) => ({ group: [other, `${other}/*`] }))
  return { files: [files], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** One block: side effects, Node's modules, packages, the site's folders, files beside. */
const importGroups = [['^\\u0000', '^node:', '^@?\\w', '^@/', '^\\.\\.', '^\\.', '\\.css$']]

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '**/next-env.d.ts',
    '.cluster/**',
    'artwork/**',
    'backend/data/**',
    'backend/src/migrations/**',
    'backend/src/payload-types.ts',
    'backend/src/app/(payload)/admin/importMap.js',
    'dist/**',
    'test-results/**',
    'playwright-report/**',
  ]),
  ...next,
  ...typescript,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    settings: { react: { version: '19.3' } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true },
      ],
      'import/no-restricted-paths': ['error', { zones: importZones }],
      'simple-import-sort/imports': ['error', { groups: importGroups }],
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
  {
    files: ['{app,backend,components,lib}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'import/no-restricted-paths': ['error', { zones: [...importZones, ...layerZones] }] },
  },
  ...Object.entries(wrappers).map(([library, files]) => wrapperRules(library, files)),
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'AbortSignal',
          property: 'timeout',
          message: 'It keeps a whole rendering in memory: use withDeadline of lib/http.',
        },
      ],
    },
  },
  {
    // The log is structured: lib/log. The backend's commands talk to the person who runs them.
    files: [
      '{app,components,lib}/**/*.{ts,tsx,mjs}',
      'backend/{server,shared,src}/**/*.{ts,tsx,mjs}',
    ],
    ignores: ['**/*.test.ts', 'backend/src/commands/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: {
      local: {
        rules: {
          'client-component-file-name': clientComponentFileName,
          'text-in-copy-file': textInCopyFile,
        },
      },
    },
    rules: { 'local/client-component-file-name': 'error', 'local/text-in-copy-file': 'error' },
  },
  {
    files: ['{app,components,lib,e2e,scripts,backend}/**/*.{ts,tsx}', '*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts', 'scripts/**/*.{ts,mjs}', 'backend/**/*.{ts,tsx,mjs}'],
    rules: {
      // Playwright's fixtures call a function named `use`, which is no hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
])
