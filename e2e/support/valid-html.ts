import { definePlugin, HtmlValidate, Rule } from 'html-validate'
import html5 from 'html-validate/elements/html5'

type Elements = Record<string, { attributes?: Record<string, unknown> }>
const elements = html5 as Elements

/** Attributes of the site that the library does not list, because it checks nothing of them. */
const uncheckedAttributes =
  'allow datetime fetchpriority loading loop muted playsinline popovertarget property value'

/** The names of all attributes that HTML has, on any element. */
const attributes = new Set([
  ...Object.values(elements).flatMap((it) => Object.keys(it.attributes ?? {})),
  ...uncheckedAttributes.split(' '),
])

/** Refuses attributes that HTML does not have; those inside an `<svg>` are not looked at. */
class KnownAttributes extends Rule {
  setup(): void {
    this.on('attr', ({ key, target, location }) => {
      const isHtml = target.tagName in elements && target.tagName !== 'svg'
      if (isHtml && !attributes.has(key.toLowerCase()) && !/^(data|aria)-/.test(key))
        this.report({ node: target, message: `unknown attribute ${key}`, location })
    })
  }
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  plugins: [definePlugin({ name: 'site', rules: { 'site/known-attributes': KnownAttributes } })],
  rules: {
    'site/known-attributes': 'error',
    // React writes `<br/>`, `async=""` and styles of its own; they are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    // The tests of titles have a limit of their own, 60.
    'long-title': 'off',
  },
})

/** What is not valid in a document. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results
    .flatMap((it) => it.messages)
    .map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector ?? ''}`)
}
