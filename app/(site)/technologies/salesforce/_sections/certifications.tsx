import { HeadedSection } from '@/components/sections/headed-section';
import type { Salesforce } from '@/lib/content/technologies';

/** The certifications colleagues hold, and what each is good for. */
export function Certifications({ certifications }: Pick<Salesforce, 'certifications'>) {
  return (
    <HeadedSection label="certifications" words={certifications} space="below" inner="grid gap-8">
      <ul className="grid border-y border-line wide:auto-cols-fr wide:grid-flow-col">
        {certifications.items.map(({ title, text }) => (
          <li
            className="border-line py-4 not-first:border-bs wide:px-5 wide:py-6 wide:not-first:border-s wide:not-first:border-bs-0 wide:first:ps-0"
            key={title}
          >
            <h3 className="text-md leading-6 tracking-[-0.005em]">{title}</h3>
            <p className="help">{text}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
