import attributes from './attributes.json'
import { setOrRemove } from './describe-fields'

/**
 * Gives names, roles and order to what Payload leaves without them: first the attributes of attributes.json, by
 * their names and the selectors of elements. A menu is there, hidden, before it opens; the indicators of a choice
 * can be reached with the keyboard and are hidden from screen readers, though the field itself does what they do.
 * None is left of a tab, whose text says more («Versions 3»), nor of what is inside the button that drags a row.
 */
export function completeMarkup(root: ParentNode) {
  for (const [attribute, values] of Object.entries(attributes)) {
    for (const [selector, value] of Object.entries(values)) {
      for (const element of root.querySelectorAll(selector)) setOrRemove(element, attribute, value)
    }
  }
  // Payload puts the name of the list behind it, whatever its gender: «Tout Photos».
  for (const all of root.querySelectorAll('.default-list-view-tabs button:first-child')) {
    for (const text of textsOf(all).slice(1)) if (text.nodeValue) text.nodeValue = ''
  }
  // Payload names a dialog by its slug, «edit-upload».
  for (const dialog of root.querySelectorAll('[aria-modal]')) {
    const title = dialog.querySelector('h1, h2')?.textContent
    if (title) dialog.setAttribute('aria-label', title)
  }
  // A button is pressed, not checked.
  for (const pill of root.querySelectorAll('button[aria-checked]')) {
    pill.setAttribute('aria-pressed', pill.getAttribute('aria-checked') ?? '')
    pill.removeAttribute('aria-checked')
  }
  for (const button of root.querySelectorAll('.popup-button:not([aria-label])')) {
    if (!button.textContent) button.setAttribute('aria-label', 'Autres actions')
  }
  // Payload forgets the label of some columns.
  for (const button of root.querySelectorAll('.sort-column__button[aria-label*="{{label}}"]')) {
    const label = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    const name = button.getAttribute('aria-label') ?? ''
    button.setAttribute('aria-label', name.replace('{{label}}', label ?? ''))
  }
  for (const row of root.querySelectorAll('tbody tr')) {
    const title = row.querySelector('td a')?.textContent ?? 'cette ligne'
    row.querySelector('input[type=checkbox]')?.setAttribute('aria-label', `Sélectionner ${title}`)
  }
}

/** The nodes of text in an element. */
export function textsOf(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
  return texts
}
