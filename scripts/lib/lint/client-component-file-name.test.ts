import { RuleTester } from 'eslint'
import { it } from 'vitest'
import { clientComponentFileName } from './client-component-file-name.mjs'

it('reports a file name without the directive, and the directive without the file name', () => {
  new RuleTester().run('client-component-file-name', clientComponentFileName, {
    valid: [
      { filename: '/site/components/a.client.tsx', code: "'use client'\nexport {}" },
      { filename: '/site/components/a.tsx', code: 'export {}' },
      { filename: '/site/app/error.tsx', code: "'use client'\nexport {}" },
    ],
    invalid: [
      {
        filename: '/site/components/a.tsx',
        code: "'use client'\nexport {}",
        errors: [{ messageId: 'missingSuffix' }],
      },
      {
        filename: '/site/components/a.client.tsx',
        code: 'export {}',
        errors: [{ messageId: 'missingDirective' }],
      },
    ],
  })
})
