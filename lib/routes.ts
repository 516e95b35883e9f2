// With no imports: browsers, the middleware, the build's adapter and next.config.ts read it.

/** Records in content/ link by address too: a test follows each of them. */

export const products = '/products';
export const product = (slug: string) => `${products}/${slug}`;
export const pricing = '/pricing';
export const platform = '/intellimate';
export const trust = '/trust';
export const gcc = '/solutions/gcc';
export const foundry = '/solutions/ai-foundry';
export const technology = (slug: string) => `/technologies/${slug}`;
export const industries = '/industries';
export const industry = (slug: string) => `${industries}#${slug}`;
export const caseStudies = '/case-studies';
export const caseStudy = (slug: string) => `${caseStudies}/${slug}`;
export const articles = '/blogs';
export const article = (slug: string) => `${articles}/${slug}`;
export const category = (slug: string) => `${articles}/category/${slug}`;
export const picture = (file: string) => `/pictures/${file}`;
export const drawing = (name: string) => `/drawings/${name}.svg`;
export const tag = (slug: string) => `${articles}/tag/${slug}`;
export const releases = '/press-release';
export const release = (slug: string) => `${releases}/${slug}`;
export const about = '/about';
export const figures = '/figures';
export const team = '/team';
export const careers = '/careers';
export const event = (slug: string) => `/${slug}`;
export const privacy = '/privacy';
export const cookiePolicy = '/cookie-policy';

/** Also where the demo form is posted without scripts: its page answers. */
export const demo = '/demo';

export const auth = '/auth';
export const session = `${auth}/session`;
export const resetPassword = `${auth}/reset`;
export const dashboard = '/dashboard-list-form-data';
export const teamAndData = `${dashboard}/team`;

export const signIn = (parameters: Partial<Record<'tab' | 'next' | 'notice', string>>) =>
  `${auth}?${new URLSearchParams(parameters)}`;
