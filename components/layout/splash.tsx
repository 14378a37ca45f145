import { BrandMark } from '@/components/ui/brand-mark'

type Props = { productName: string; tagline: string }

/** The sessionStorage key set once this tab has shown the splash. */
const seenKey = 'rayonne:splash'

/** Runs before the first paint: hides the splash on later pages of the tab, and on a tap or key. */
const skipScript = `(function(d){function hide(){d.dataset.splash='seen'}
try{if(sessionStorage.getItem('${seenKey}'))hide();sessionStorage.setItem('${seenKey}','1')}catch(e){}
addEventListener('pointerdown',hide,{once:true});addEventListener('keydown',hide,{once:true})
})(document.documentElement)`

/** The splash screen: an overlay over the rendered page, which CSS hides. */
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
