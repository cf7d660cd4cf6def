import { HtmlValidate } from 'html-validate'

const CHECKER = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's ids begin with an underscore, and it writes attributes and void elements in its own way.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The fields of the account forms have autocapitalize, which HTML allows everywhere.
    'input-attributes': 'off',
    'no-trailing-whitespace': 'off',
  },
})

/** What html-validate finds in a page: as the server sends it, or as the browser has it by now. */
export async function htmlFaults(path: string, html: string): Promise<string[]> {
  const { results } = await CHECKER.validateString(html)
  const faults = results.flatMap(({ messages }) => messages)
  return [...new Set(faults.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`))]
}
