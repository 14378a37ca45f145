/** What the law wants to know of the publisher: the field, the setting, its label, and what is missing without it. */
export const legalParticulars = [
  ['publisher', 'publisher', 'Nom de l’éditeur', 'l’éditeur'],
  ['legal_form', 'legalForm', 'Forme juridique', 'la forme juridique'],
  ['registration', 'registration', 'Immatriculation (RCCM, IFU)', 'l’immatriculation'],
  ['address', 'address', 'Adresse de l’éditeur', 'l’adresse'],
  [
    'director',
    'director',
    'Directeur ou directrice de la publication',
    'le directeur de la publication',
  ],
  ['host', 'host', 'Hébergeur du site', 'l’hébergeur'],
  ['host_address', 'hostAddress', 'Adresse de l’hébergeur', 'l’adresse de l’hébergeur'],
] as const
