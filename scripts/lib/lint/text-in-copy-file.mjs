const accented = /[À-ÖØ-öø-ÿŒœ]/

/**
 * French text stands in `copy.ts` files: a page's beside the page, a subject's in its folder.
 * Recognised by its accented letters.
 * @type {import('./rule').Rule}
 */
export const textInCopyFile = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { misplaced: 'French text belongs to a file named copy.ts.' },
  },
  create: (context) => {
    if (/(^|\/)copy\.ts$/.test(context.filename.replaceAll('\\', '/'))) return {}
    /** @param {import('./rule').Located} node @param {unknown} text */
    const check = (node, text) => {
      if (typeof text === 'string' && accented.test(text)) {
        context.report({ node, messageId: 'misplaced' })
      }
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (node) => check(node, node.value),
    }
  },
}
