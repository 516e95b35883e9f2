/** The page of an unknown address, and places to go on from. The first three that exist are shown. */
export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'This address leads nowhere on our site. From here you can go to the home page, the six modules or the case studies.',
  },
  eyebrow: 'Error 404',
  title: 'This route ends here',
  text: 'The address may have changed, or never existed.',
  links: [
    { label: 'Home', href: '/', text: 'What agents do here, and where they stop' },
    { label: 'Products', href: '/products', text: 'Six modules on one platform' },
    { label: 'Case studies', href: '/case-studies', text: 'Eight programs, before and after' },
    { label: 'Request a Demo', href: '/demo', text: 'Four fields, about a minute' },
    { label: 'Privacy Policy', href: '/privacy', text: 'What this site keeps, and for how long' },
  ],
};
