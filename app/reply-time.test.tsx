import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CourseArticle } from '@/components/courses/course-article'
import { Guide } from '@/components/destinations/guide'
import { VisaPacks } from '@/components/destinations/visa-packs'
import { HouseArticle } from '@/components/houses/house-article'
import { QuotePanel } from '@/components/houses/quote-panel'
import { ContactContent } from '@/components/layout/contact-content'
import { SiteShell } from '@/components/layout/site-shell'
import type { SiteSettings } from '@/contract/site-settings/merge-settings'
import { replyTimes } from '@/contract/site-settings/reply-times'
import { courseSchema, houseSchema } from '@/lib/backend/schemas'
import { defaultDestinations } from '@/lib/destinations/destinations'
import { defaultSettings } from '@/lib/site/default-site-settings'

const house = houseSchema.parse({ id: 1, titre: 'Villa', adresse: 'Calavi' })
const course = courseSchema.parse({ id: 1, slug: 'massage', title: 'Massage', affiche: '' })
const contact = { text: 'Contactez-nous', action: 'Écrire', href: 'https://wa.me/1' }

const places: Record<string, (site: SiteSettings) => ReactElement> = {
  footer: (site) => (
    <SiteShell area="accueil" site={site}>
      <p>Contenu</p>
    </SiteShell>
  ),
  'contact panel': ({ replyTime }) => (
    <ContactContent contact={{ ...contact, ...(replyTime && { replyTime }) }} onClose={() => {}} />
  ),
  'quote for a construction': (site) => <QuotePanel site={site} />,
  'visa packs': (site) => <VisaPacks site={site} />,
  'guide of a destination': (site) => <Guide destination={defaultDestinations[0]!} site={site} />,
  'page of a course': (site) => <CourseArticle course={course} site={site} />,
  'page of a house': (site) => <HouseArticle house={house} site={site} />,
}

it.each(Object.entries(places))(
  'A66 %s: within what time messages are answered, where the owner has set it',
  (_place, elementOf) => {
    const replyTime = replyTimes.one_day
    const html = renderToStaticMarkup(elementOf({ ...defaultSettings, replyTime }))
    expect(html.split(`>${replyTime}<`)).toHaveLength(2)
    expect(renderToStaticMarkup(elementOf(defaultSettings))).not.toContain('Réponse ')
  },
)
