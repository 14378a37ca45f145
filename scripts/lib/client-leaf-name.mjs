/** Files that Next itself names and that must be client components. */
const namedByNext = /(^|\/)app\/(.*\/)?(error|global-error)\.tsx$/
const named = /\.client\.tsx?$/

/**
 * A client component says so in its file's name, and a file with that name is one.
 * @type {import('eslint').Rule.RuleModule}
 */
export const clientLeafName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unnamed: "A file with 'use client' is named *.client.tsx.",
      undeclared: "A file named *.client.tsx begins with 'use client'.",
    },
  },
  create: (context) => ({
    Program(node) {
      const file = context.filename.replaceAll('\\', '/')
      if (namedByNext.test(file)) return
      const first = node.body[0]
      const declared =
        first?.type === 'ExpressionStatement' &&
        'directive' in first &&
        first.directive === 'use client'
      if (declared && !named.test(file)) context.report({ node, messageId: 'unnamed' })
      if (!declared && named.test(file)) context.report({ node, messageId: 'undeclared' })
    },
  }),
}
