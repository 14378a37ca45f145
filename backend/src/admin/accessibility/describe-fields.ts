const controls =
  'input:not([type=hidden], [tabindex="-1"]), textarea, select, button:not([tabindex="-1"])'

/** Ties the help and the error under each field to its control, which Payload leaves untied. */
export function describeFields(root: ParentNode) {
  for (const field of root.querySelectorAll<HTMLElement>('.field-type, .file-field')) {
    const control = controlOf(field)
    if (!control) continue
    const help = ownPart(field, '.field-description')
    const error = ownPart(field, '.field-error')
    setOrRemove(control, 'aria-describedby', [idOf(error), idOf(help)].join(' ').trim() || null)
    setOrRemove(control, 'aria-invalid', error ? 'true' : null)
    nameSelect(control, ownPart(field, '.field-label'))
  }
}

/** Scrolls to the first wrong field of a form and focuses it, else to the tab that holds one; false without any. */
export function focusFirstWrongField(form: ParentNode): boolean {
  const field = form.querySelector('.field-error')?.closest<HTMLElement>('.field-type, .file-field')
  const tab = form.querySelector('.tabs-field__tab-button .error-pill')?.closest('button')
  const target = field ? controlOf(field) : tab
  if (!(target instanceof HTMLElement)) return false
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'center' })
  return true
}

const controlOf = (field: Element) => ownPart(field, controls)

/** A part of the field itself, not of a field inside it. */
function ownPart(field: Element, selector: string): Element | undefined {
  return [...field.querySelectorAll(selector)].find(
    (part) => part.closest('.field-type, .file-field') === field,
  )
}

let lastId = 0

function idOf(part: Element | undefined): string {
  if (!part) return ''
  part.id ||= `aide-${(lastId += 1)}`
  return part.id
}

/** Payload's select fields have a label that points at no control; drawn again, it has lost its id. */
function nameSelect(control: Element, label: Element | undefined) {
  if (!label || !control.matches('.rs__input:not([aria-label])')) return
  setOrRemove(control, 'aria-labelledby', idOf(label))
}

/** @param value null to remove the attribute */
export function setOrRemove(element: Element, attribute: string, value: string | null) {
  if (value === null) element.removeAttribute(attribute)
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}
