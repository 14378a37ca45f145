import type { Tab } from 'payload'
import type { SiteDefaults } from '../../../../lib/shared/site-settings/site-variables.mjs'
import { valueField } from './value-field'

/** Who publishes and hosts the site. */
export function legalTab({ legal }: SiteDefaults): Tab {
  const field = (name: string, label: string, inForce?: string, description?: string) =>
    valueField({ name, label, inForce, description })
  return {
    name: 'legal',
    label: 'Mentions légales',
    description:
      'La loi demande ces renseignements. Ceux qui manquent ne sont pas montrés sur la page «\u00a0Mentions légales\u00a0»\u00a0; le tableau de bord les rappelle.',
    fields: [
      field('publisher', 'Nom de l’éditeur', legal.publisher),
      field(
        'legal_form',
        'Forme juridique',
        legal.legalForm,
        'Par exemple SARL, avec son capital.',
      ),
      field('registration', 'Immatriculation (RCCM, IFU)', legal.registration),
      field('address', 'Adresse de l’éditeur', legal.address),
      field('director', 'Directeur ou directrice de la publication', legal.director),
      field('host', 'Hébergeur du site', legal.host),
      field('host_address', 'Adresse de l’hébergeur', legal.hostAddress),
    ],
  }
}
