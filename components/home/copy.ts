/** The fixed texts of the home page. */
export const homeCopy = {
  discover: 'Découvrir nos univers',
  carouselLabel: 'Scènes de la maison',
  carousel: [
    'Maisons sur pilotis et pirogues de Ganvié, au lever du jour.',
    'Des zémidjans dans une rue de terre rouge, à Cotonou.',
    'La plage de Fidjrossè, ses cocotiers et ses pirogues.',
    'Des tisserands d’Abomey devant leurs bandes de tissu tendues.',
  ],
  /** On the scenes of the carousel, and where they lead. */
  captions: [
    { label: 'Ganvié, cité sur l’eau', href: '/medias/mediagalerie' },
    { label: 'Cotonou, rue de terre rouge', href: '/medias/mediavideo' },
    { label: 'Fidjrossè, la plage', href: '/medias/mediagalerie' },
    { label: 'Abomey, les tisserands', href: '/medias/mediagalerie' },
  ],
  story: {
    heading: 'Née à Cotonou, pour\u00a0la\u00a0diaspora',
    lead: 'Tout part d’une ville entre lagune et océan.',
    paragraphs: [
      'Ici, on filme celles et ceux qui entreprennent, on prend soin de la peau, on transmet les gestes, on prépare les départs, on bâtit pour les retours. Quatre métiers, une seule maison.',
      'Où que vous viviez, une personne vous répond. Ni compte ni formulaire\u00a0: un message WhatsApp suffit.',
    ],
  },
  universesHeading: 'Nos univers',
} as const
