import type { NotFoundRecord } from '@/content/errors.schema';

export const notFound: NotFoundRecord = {
  meta: { title: 'Page not found', description: 'Nothing stands at this address.' },
  eyebrow: 'Error 404',
  title: 'No pier at this address',
  text: 'It may have been moved.',
  links: [
    { label: 'Home', href: '/', text: 'What we do' },
    { label: 'Products', href: '/products', text: 'What our agents do' },
  ],
};
