import { RuleTester } from 'eslint'
import { it } from 'vitest'
import { textInCopyFile } from './text-in-copy-file.mjs'

it('allows accented text in copy.ts alone', () => {
  const tester = new RuleTester({
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  })
  const misplaced = [{ messageId: 'misplaced' }]
  tester.run('text-in-copy-file', textInCopyFile, {
    valid: [
      { filename: '/site/app/copy.ts', code: "export const title = 'Événements'" },
      { filename: '/site/app/page.tsx', code: "export const path = '/evenements'" },
      { filename: '/site/app/page.tsx', code: '// Événements\nexport {}' },
    ],
    invalid: [
      { filename: '/site/app/page.tsx', code: "const title = 'Événements'", errors: misplaced },
      { filename: '/site/app/page.tsx', code: 'const title = `à ${1}`', errors: misplaced },
      {
        filename: '/site/app/page.tsx',
        code: 'const title = <p>Événements</p>',
        errors: misplaced,
      },
      { filename: '/site/app/my-copy.ts', code: "const title = 'été'", errors: misplaced },
    ],
  })
})
