/** Paints that several houses share. */
export const LIME = '#fbf4e4'
export const EARTH = '#b9502f'
export const BLUE = '#3064e8'
