import type Swiper from 'swiper'

/**
 * Moves a carousel to the next slide every `delay` milliseconds, while it is in view, the page visible and no mouse
 * on the slides. The module of swiper asks for every frame.
 * @returns a function that stops
 */
export function startAutoplay(swiper: Swiper, delay: number): () => void {
  const { el } = swiper
  let timer = 0
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    timer = window.setInterval(() => {
      const { top, bottom } = el.getBoundingClientRect()
      const isSeen = !document.hidden && bottom > 0 && top < window.innerHeight
      // A screen that was touched stays «hovered».
      const isHovered = matchMedia('(hover: hover)').matches && el.matches(':hover')
      if (isSeen && !isHovered) swiper.slideNext()
    }, delay)
  }
  start()
  swiper.on('sliderFirstMove', stop)
  swiper.on('touchEnd', start)
  swiper.on('transitionEnd', start)
  return () => {
    stop()
    swiper.off('sliderFirstMove', stop)
    swiper.off('touchEnd', start)
    swiper.off('transitionEnd', start)
  }
}
