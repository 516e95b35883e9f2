import { tw } from '@/components/ui/tw';
import { locale } from '@/content/words/locale';

const dayForm = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A count, as it is written. */
export const number = new Intl.NumberFormat(locale);

/** A day of UTC, without its year. */
export const dayName = (day: string) => dayForm.format(new Date(day));

/** What is drawn of a figure. */
export const bar = tw`fill-accent forced-colors:fill-[CanvasText]`;

/** A line as thin in a drawing that is stretched. */
export const thin = tw`[vector-effect:non-scaling-stroke]`;

/** What a figure is called, above it. */
export const FigureLabel = ({ children }: { children: string }) => (
  <p className="mono leading-4 text-ink-2">{children}</p>
);

const cell = tw`border-be border-line py-1.25 text-end font-book first:text-start`;

/**
 * Figures as a table.
 *
 * @param heads What its columns are called.
 * @param className Where its words may break.
 */
export function FigureTable({
  caption,
  heads,
  rows,
  className = '',
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly { name: string; href?: string | undefined; figures: readonly string[] }[];
  className?: string;
}) {
  return (
    <table className={`border-collapse text-sm leading-5 tabular-nums inline-full ${className}`}>
      <caption className="pbe-2 text-start font-strong">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} className={`${cell} text-ink-3`} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, figures }) => (
          <tr key={name}>
            <th className={cell} scope="row">
              {href ? (
                <a className="link" href={href}>
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            {figures.map((figure, index) => (
              <td key={index} className={cell}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
