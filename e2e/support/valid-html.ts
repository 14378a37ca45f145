import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, `async=""` and styles of its own; they are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    // The tests of titles have a limit of their own, 60.
    'long-title': 'off',
  },
})

/** What is not valid in a document; its attributes are looked at by the Nu Html Checker, in the slow tier. */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results
    .flatMap((it) => it.messages)
    .map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector ?? ''}`)
}
