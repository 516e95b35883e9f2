import { defineRecord } from './schema/define-record';
import { notFoundSchema } from './not-found.schema';

/** The drawing beside the links has three exits. */
export const notFound = defineRecord(notFoundSchema, {
  meta: {
    title: 'Page not found',
    description:
      'This address leads nowhere on our site. From here you can go to the home page, the modules or the case studies.',
  },
  eyebrow: 'Error 404',
  title: 'This route ends here',
  text: 'The address may have changed, or never existed. The next step is yours to decide.',
  links: [
    { label: 'Home', href: '/', text: 'What agents do here, and where they stop' },
    { label: 'Products', href: '/products', text: 'The modules, and what each one does' },
    { label: 'Case studies', href: '/case-studies', text: 'Projects, before and after' },
  ],
});
