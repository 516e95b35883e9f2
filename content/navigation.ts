import { defineRecord } from './schema/define-record';
import { navigationSchema, type Entry } from './navigation.schema';
import { products } from './products';
import { site } from './site';

const platform = { label: 'IntelliMate™ platform', href: '/intellimate' };

const productLinks = products.written.map(({ slug, title, menu, icon }): Entry => ({
  label: title,
  href: `/products/${slug}`,
  text: menu,
  glyph: icon,
}));

const solutions = [
  { label: 'Global Capability Centers', href: '/solutions/gcc', text: 'A center that owns its results' },
  { label: 'AI Foundry', href: '/solutions/ai-foundry', text: 'From one question to a running pilot' },
] satisfies Entry[];

const technologies = [
  { label: 'Salesforce', href: '/technologies/salesforce', text: 'Agents inside the case' },
  { label: 'ServiceNow', href: '/technologies/servicenow', text: 'Tickets that show how they closed' },
] satisfies Entry[];

const resources = [
  { label: 'Blogs', href: '/blogs', text: 'Long reads on agents at work' },
  { label: 'Case Studies', href: '/case-studies', text: 'Projects, before and after' },
] satisfies Entry[];

const company = [
  { label: 'Company', href: '/about', text: 'History, partners, locations' },
  { label: 'Our Team', href: '/team', text: 'Who answers for the work' },
  { label: 'Press Release', href: '/press-release', text: 'Announcements, with dates and places' },
] satisfies Entry[];

const industries = { label: 'Industries', href: '/industries' };
const careers = { label: 'Careers', href: '/careers' };
const demo = { label: 'Request a Demo', href: '/demo' };

/** A link to a page that does not exist stops the build. */
export const navigation = defineRecord(navigationSchema, {
  main: [
    { label: 'Home', href: '/' },
    {
      id: 'products',
      label: 'Products',
      entries: productLinks,
      feature: {
        ...platform,
        text: 'One list of open decisions for all modules.',
        action: 'See the platform',
      },
      foot: [
        { label: 'Explore products', href: '/products' },
        { label: 'Pricing', href: '/pricing' },
        { label: 'Trust', href: '/trust' },
      ],
      onPhones: 'group',
    },
    { id: 'solutions', label: 'Solutions', entries: solutions, onPhones: 'group' },
    industries,
    { id: 'resources', label: 'Resources', entries: resources, onPhones: 'group' },
    { id: 'technologies', label: 'Technologies', entries: technologies, onPhones: 'rows' },
    { id: 'about', label: 'About Us', entries: company, onPhones: 'group' },
    careers,
  ],
  columns: [
    {
      id: 'products',
      title: 'Products',
      entries: [platform, ...productLinks, { label: 'Pricing', href: '/pricing' }],
    },
    { id: 'solutions', title: 'Solutions', entries: [...solutions, ...technologies] },
    {
      id: 'quick-links',
      title: 'Quick links',
      entries: [
        industries,
        ...resources,
        ...company,
        careers,
        { label: 'Trust', href: '/trust' },
        { label: 'Aviation Festival 2025', href: `/${site.eventSlug}` },
        demo,
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', href: '/privacy' },
    { label: 'Cookie Policy', href: '/cookie-policy' },
    { label: '* How we measured (own: our own summary)', href: '/figures' },
  ],
  startingPoints: [
    { label: 'Products', href: '/products' },
    industries,
    { label: 'Case Studies', href: '/case-studies' },
    { label: 'Blogs', href: '/blogs' },
    careers,
    demo,
  ],
});
