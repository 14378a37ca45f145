'use client'

import { BrandMark } from '@/components/ui/brand-mark'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { splashStorageKey, splashStylesheetPath } from '@/lib/site/splash'

type Props = { productName: string; tagline: string }

/**
 * Runs before the first paint: hides the splash on later pages of the tab. On the first one a tap or
 * a key hides it and does nothing else, but for Tab, which moves the focus; the animations of the hero then begin at that moment. The
 * client's copy is empty: only the script in the HTML runs.
 */
const splashScript =
  typeof window === 'undefined'
    ? `(function(html,key){
try{if(sessionStorage.getItem(key))return html.dataset.splash='seen';sessionStorage.setItem(key,'1')}catch(e){}
function skip(event){
var splash=document.querySelector('.splash'),animation=splash&&splash.getAnimations()[0];
if(!animation)return;
if(animation.playState==='finished')return stop();
if(event.ctrlKey||event.metaKey||event.altKey||event.type==='click'&&!splash.contains(event.target))return;
if(event.key!=='Tab')event.preventDefault();
html.style.setProperty('--splash-end',animation.currentTime+'ms');
html.dataset.splash='skipped';
stop()}
function stop(){removeEventListener('click',skip,true);removeEventListener('keydown',skip,true)}
addEventListener('click',skip,true);addEventListener('keydown',skip,true)
})(document.documentElement,'${splashStorageKey}')`
    : ''

/**
 * The splash screen: an overlay over the rendered page, which CSS hides (R9, A8). A client component, so
 * that React's payload of every page contains its props and not its elements.
 */
export function Splash({ productName, tagline }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: splashScript }} suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={splashStylesheetPath} />
      </noscript>
      <div
        className="splash bg-night fixed inset-0 z-50 grid place-content-center text-center text-white"
        data-testid="splash"
        aria-hidden="true"
      >
        <div className="hidden-until-parsed grid gap-4">
          <BrandMark className="text-brand-tint mx-auto h-24" />
          <p className="font-display text-4xl font-bold">{productName}</p>
          <p className="text-brand-tint px-6">{tagline}</p>
          <ParsedMarker />
        </div>
      </div>
    </>
  )
}
