/** @typedef {import('./rule').Rule} Rule */

/** Files that Next itself names and that must be client components. */
const nextFile = /(^|\/)app\/(.*\/)?(error|global-error)\.tsx$/
const clientFile = /\.client\.tsx?$/
const copyFile = /(^|\/)copy\.ts$/
const accented = /[À-ÖØ-öø-ÿŒœ]/

/** Files that begin with 'use client', and only they, are named `*.client.tsx`. @type {Rule} */
export const clientComponentFileName = {
  create: (context) => ({
    Program(node) {
      const [first] = node.body
      const isClient =
        first !== undefined && 'directive' in first && first.directive === 'use client'
      if (nextFile.test(context.filename) || isClient === clientFile.test(context.filename)) return
      const message = "A file with 'use client', and no other, is named *.client.tsx."
      context.report({ node, message })
    },
  }),
}

/**
 * French text, recognised by its accented letters, stands in `copy.ts` files: a page's beside the page, a
 * subject's in its folder.
 * @type {Rule}
 */
export const textInCopyFile = {
  create: (context) => {
    if (copyFile.test(context.filename)) return {}
    /** @param {import('./rule').Located} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text !== 'string' || !accented.test(text)) return
      context.report({ node, message: 'French text belongs to a file named copy.ts.' })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (node) => check(node, node.value),
    }
  },
}
