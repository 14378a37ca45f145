/** The sessionStorage key set once a tab has shown the splash (R9). */
export const splashStorageKey = 'rayonne:splash'

/**
 * Runs before the first paint. Says whether the scripts of the site run, in `data-scripting` of the root element: not in
 * browsers older than Chrome 92, Safari 15.4 and Firefox 101, which lack `Array.prototype.at` (but for the last of
 * Firefox), nor where one of them cannot be parsed. Hides the splash on later pages of the tab. On the first one a tap or
 * a key hides it and does nothing else, but for Tab, which moves the focus; the animations of the hero then
 * begin at that moment.
 */
export const splashScript = `(function(html,key){
if([].at)html.dataset.scripting='enabled';
addEventListener('error',function({error}){if(error instanceof SyntaxError)delete html.dataset.scripting});
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
