import { script, scriptPreload, stylesheet } from './next-markup.mjs'
import { splashStorageKey } from './splash-script.mjs'

/**
 * Loads the stylesheets and scripts of the build once the picture of the hero is there, or at once in
 * a document without one: until then nothing competes with the first paint. They are in the document
 * before its `load` event, and with the attributes by which React finds them. `data-assets` of the root
 * element lets the font follow. Where one of these scripts does not come the page is what it is without them.
 */
export const loader = `((styles,scripts)=>{
let started
const html=document.documentElement.dataset,
hero=document.querySelector('img[fetchpriority=high]'),
add=(name,attributes)=>document.head.appendChild(Object.assign(document.createElement(name),attributes)),
start=()=>{
if(started)return
started=true
html.assets='requested'
styles.forEach(href=>{add('link',{rel:'stylesheet',href}).dataset.precedence='next'})
if(html.scripting)scripts.forEach(src=>add('script',{src,async:true,onerror(){delete html.scripting}}))}
if(!hero||hero.complete)return start()
hero.onload=hero.onerror=start
setTimeout(start,3000)
})`

/**
 * On the first page of a visit the display font is loaded with the other files, under the splash. On
 * later ones it is cached, and used from the first paint or not at all, so that nothing shifts. That
 * `@font-face` is in no stylesheet, whose arrival would load it again.
 */
const fontStyle = (/** @type {string} */ url) =>
  `<style>@font-face{font-family:'Bricolage Grotesque cached';src:url(${url}) format('woff2');font-weight:500 700;font-display:optional}:root[data-splash='seen']{--font-brand:'Bricolage Grotesque cached'}:root[data-scripting]:not([data-splash='seen']):not([data-assets]){--font-brand:'display fallback'}</style>`

/**
 * Preloads the cached font on later pages of a visit. In the head, where browsers wait for it a moment
 * before the first paint.
 */
export const fontPreload = (/** @type {string} */ href) =>
  `<script>try{if(sessionStorage.getItem('${splashStorageKey}'))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:'${href}'}))}catch(e){}</script>`

/** The display font in the styles of the document. */
const fontUrl = /url\((\/_next\/static\/media\/[^)"']+\.woff2)\)/

/** The URLs of the build's stylesheets in a document, in order. @param {string} html */
export function stylesheetUrls(html) {
  return [...html.matchAll(stylesheet)].map(([, url = '']) => url)
}

/**
 * Replaces the stylesheets and scripts of the build in a document by the styles of its first paint and a
 * script that loads the others after it. Without scripts the stylesheets are loaded as they were.
 * @param {string} html the whole document
 * @param {string} css the styles of its first paint
 */
export function deferAssets(html, css) {
  const urls = stylesheetUrls(html)
  const scripts = [...html.matchAll(script)].map(([, src = '']) => src)
  const end = html.lastIndexOf('</body>')
  const font = fontUrl.exec(css)?.[1]
  if (end === -1 || scripts.length === 0) return html
  const styles = `${font ? fontPreload(font) : ''}<style>${css}</style>${font ? fontStyle(font) : ''}`
  const links = urls.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')
  const call = `<script>${loader}(${JSON.stringify(urls)},${JSON.stringify(scripts)})</script>`
  return `${html.slice(0, end)}${call}${html.slice(end)}`
    .replace(`<link rel="stylesheet" href="${urls[0]}"`, (link) => `${styles}${link}`)
    .replace('</head>', () => `<noscript>${links}</noscript></head>`)
    .replace(stylesheet, '')
    .replace(script, '')
    .replace(scriptPreload, '')
}
