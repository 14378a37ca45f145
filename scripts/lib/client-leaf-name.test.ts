import { RuleTester } from 'eslint'
import { it } from 'vitest'
import { clientLeafName } from './client-leaf-name.mjs'

it('wants the name and the directive together', () => {
  new RuleTester().run('client-leaf-name', clientLeafName, {
    valid: [
      { filename: '/site/components/a.client.tsx', code: "'use client'\nexport {}" },
      { filename: '/site/components/a.tsx', code: 'export {}' },
      { filename: '/site/app/error.tsx', code: "'use client'\nexport {}" },
    ],
    invalid: [
      {
        filename: '/site/components/a.tsx',
        code: "'use client'\nexport {}",
        errors: [{ messageId: 'unnamed' }],
      },
      {
        filename: '/site/components/a.client.tsx',
        code: 'export {}',
        errors: [{ messageId: 'undeclared' }],
      },
    ],
  })
})
