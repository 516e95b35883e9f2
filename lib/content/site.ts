import 'server-only';

export { mailbox, site } from '@/content/site';
