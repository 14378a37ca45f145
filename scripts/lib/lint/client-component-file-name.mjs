/** Files that Next itself names and that must be client components. */
const nextFile = /(^|\/)app\/(.*\/)?(error|global-error)\.tsx$/
const clientFile = /\.client\.tsx?$/

/**
 * A rule: files that begin with 'use client', and only they, are named `*.client.tsx`.
 * @type {import('./rule').Rule}
 */
export const clientComponentFileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missingSuffix: "A file with 'use client' is named *.client.tsx.",
      missingDirective: "A file named *.client.tsx begins with 'use client'.",
    },
  },
  create: (context) => ({
    Program(node) {
      const file = context.filename.replaceAll('\\', '/')
      if (nextFile.test(file)) return
      const first = node.body[0]
      const hasDirective =
        first?.type === 'ExpressionStatement' &&
        'directive' in first &&
        first.directive === 'use client'
      const hasSuffix = clientFile.test(file)
      if (hasDirective && !hasSuffix) context.report({ node, messageId: 'missingSuffix' })
      if (!hasDirective && hasSuffix) context.report({ node, messageId: 'missingDirective' })
    },
  }),
}
