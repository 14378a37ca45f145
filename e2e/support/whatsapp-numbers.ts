/** The WhatsApp number of each area on the shared site: all of them different. */
export const whatsappNumbers = {
  accueil: '+229 01 11 11 11 11',
  medias: '+229 01 22 22 22 22',
  beaute: '+229 01 33 33 33 33',
  formations: '+229 01 44 44 44 44',
  voyage: '+229 01 55 55 55 55',
  immobilier: '+229 01 66 66 66 66',
} as const

/** The settings of a site with these numbers. */
export const whatsappSettings = Object.fromEntries(
  Object.entries(whatsappNumbers).map(([area, number]) => [
    `WHATSAPP_${area.toUpperCase()}`,
    number,
  ]),
)
