/** Classes of buttons, and of links that look like buttons (buttons.css). */
export const buttonStyles = {
  brand: 'button button-brand',
  /** In the accent of the universe, where white can be read on it: not in Médias. */
  accent: 'button button-accent',
  whatsapp: 'button button-whatsapp',
  outline: 'button button-outline',
  light: 'button button-light',
  round: 'button-round',
  small: 'button-small',
} as const
