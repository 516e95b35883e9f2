export const carouselMessages = {
  role: 'carousel',
  slideRole: 'slide',
  slides: 'Slides',
  position: (number: number, all: number) => `${number} of ${all}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;
