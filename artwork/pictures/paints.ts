/** Colours that several houses and rooms share. */
export const limewash = '#fbf4e4'
export const laterite = '#b9502f'
export const paintBlue = '#3064e8'

export const roomWood = '#8a5a36'
