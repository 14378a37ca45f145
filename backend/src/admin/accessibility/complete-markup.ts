/** Attributes that Payload's own elements lack: selector, attribute, value. */
const attributes: readonly (readonly [string, string, string])[] = [
  ['.clickable-arrow--left', 'aria-label', 'Page précédente'],
  ['.clickable-arrow--right', 'aria-label', 'Page suivante'],
  ['.doc-controls .popup-button', 'aria-label', 'Autres actions'],
  ['.clipboard-action__popup .popup-button', 'aria-label', 'Copier ou coller la liste'],
  ['.array-actions .popup-button', 'aria-label', 'Actions de la ligne'],
  ['.upload-relationship-details__edit', 'aria-label', 'Modifier ce fichier'],
  ['.upload-relationship-details__remove', 'aria-label', 'Retirer ce fichier'],
  ['.file-details__remove', 'aria-label', 'Retirer ce fichier'],
  ['.copy-to-clipboard', 'aria-label', 'Copier l’adresse'],
  ['[aria-roledescription=sortable]', 'aria-label', 'Déplacer'],
  ['.sort-row', 'aria-label', 'Déplacer'],
  ['#select-all', 'title', 'Tout sélectionner'],
  ['#select-all', 'aria-label', 'Tout sélectionner'],
  ['.step-nav__home', 'aria-label', 'Tableau de bord'],
  ['.app-header .rs__input', 'aria-label', 'Tableau de bord'],
  ['.date-time-picker__clear-button', 'aria-label', 'Effacer la date'],
  // Reachable with the keyboard and hidden from screen readers: the field itself does both.
  ['.clear-indicator, .dropdown-indicator', 'tabindex', '-1'],
  ['.collection-list, .template-minimal', 'role', 'main'],
  ['.list-header, .overview__header', 'role', 'group'],
  ['.doc-header', 'role', 'region'],
  ['.doc-header', 'aria-label', 'En-tête'],
  ['ul.doc-tabs__tabs', 'role', 'group'],
  ['.payload-settings h3', 'aria-level', '2'],
  ['.group-field__title, .array-field__title', 'aria-level', '2'],
  ['td .thumbnail img', 'alt', ''],
]

/** Gives names, roles and order to what Payload leaves without them. */
export function completeMarkup(root: ParentNode) {
  for (const [selector, attribute, value] of attributes) {
    for (const element of root.querySelectorAll(selector)) {
      if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
    }
  }
  // Their text says more: «Versions 3».
  for (const tab of root.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label')
  // Payload forgets the label of some columns.
  for (const button of root.querySelectorAll('.sort-column__button[aria-label*="{{label}}"]')) {
    const label = button.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
    const name = button.getAttribute('aria-label')?.replace('{{label}}', label ?? '')
    button.setAttribute('aria-label', name ?? '')
  }
  for (const row of root.querySelectorAll('tbody tr')) {
    const title = row.querySelector('td a')?.textContent ?? 'cette ligne'
    row.querySelector('input[type=checkbox]')?.setAttribute('aria-label', `Sélectionner ${title}`)
  }
}
