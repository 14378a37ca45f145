import { BrandMark } from '@/components/ui/brand-mark'

type Props = { productName: string; tagline: string }

/** Key in sessionStorage that says this tab has seen the splash. */
const seenKey = 'rayonne:splash'

/** Runs before the splash is painted: hides it on later pages of the tab; a tap or a key skips it. */
const skipScript = `(function(d){function hide(){d.dataset.splash='seen'}
try{if(sessionStorage.getItem('${seenKey}'))hide();sessionStorage.setItem('${seenKey}','1')}catch(e){}
addEventListener('pointerdown',hide,{once:true});addEventListener('keydown',hide,{once:true})
})(document.documentElement)`

/** The opening of the house (R9, A8): an overlay over a page that is already there; CSS removes it. */
export function Splash({ productName, tagline }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: skipScript }} />
      <div
        className="splash bg-night fixed inset-0 z-50 grid place-content-center gap-4 text-center text-white"
        data-testid="splash"
        aria-hidden="true"
      >
        <BrandMark className="text-brand-tint mx-auto h-24" />
        <p className="font-display text-4xl font-bold">{productName}</p>
        <p className="text-brand-tint px-6">{tagline}</p>
      </div>
    </>
  )
}
