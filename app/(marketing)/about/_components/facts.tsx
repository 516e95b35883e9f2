import type { About } from '@/content/about.schema';

export function Facts({ facts }: Pick<About['hero'], 'facts'>) {
  return (
    <dl className="site-container grid gap-x-10 gap-y-6 py-10 @md:grid-cols-2 @xl:grid-cols-4 @xl:py-14">
      {facts.map(({ term, value }) => (
        <div className="grid content-start gap-1" key={term}>
          <dt className="font-semibold text-accent">{term}</dt>
          <dd className="text-lg leading-6.5">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
