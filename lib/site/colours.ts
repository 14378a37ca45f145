/** Colours of app/tokens.css that are needed outside style sheets; a test compares the two files. */
export const colours = {
  brand: '#3064e8',
  brandDeep: '#1f48bd',
  brandTint: '#a9c0ff',
  night: '#0b1029',
  indigo: '#1e1956',
  hibiscus: '#47142f',
  moon: '#f3f4ff',
  ink: '#15182b',
  white: '#ffffff',
  sand: '#f4e6d4',
  terracotta: '#a9481f',
  lagoon: '#0c5566',
  ochre: '#e2a13b',
  laterite: '#84301b',
  lime: '#f2f3ec',
} as const
