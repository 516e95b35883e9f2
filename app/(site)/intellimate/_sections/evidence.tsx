import { Facts } from '@/components/kinds/facts';
import { Table } from '@/components/kinds/table';
import { HeadedSection } from '@/components/sections/headed-section';
import { shortDay } from '@/lib/content/dates';
import type { Platform } from '@/lib/content/platform';
import * as routes from '@/lib/routes';

const day = (iso: string) => shortDay.format(new Date(iso));

/** What the company publishes of its own work: the format of its records, its errors, and whose interests meet. */
export function Evidence({ evidence }: { evidence: NonNullable<Platform['evidence']> }) {
  const { format, wrong, conflicts } = evidence;
  return (
    <HeadedSection id="evidence" label="evidence-title" words={evidence}>
      <div className="grid gap-y-16">
        <div className="grid gap-x-6 gap-y-5 wide:grid-cols-12">
          <div className="grid content-start gap-3 wide:col-span-5">
            <h3 className="text-h3" id="trace-format">
              {format.title}
            </h3>
            <p className="text-ink-2 max-inline-[50ch]">{format.text}</p>
            <ul className="grid gap-1">
              {(['schema', 'example'] as const).map((file) => (
                <li key={file}>
                  <a
                    className="link"
                    href={routes.traceFormat(`${file}.json`)}
                    download={`trace-${file}.json`}
                  >
                    {format[file]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="wide:col-[7/-1]">
            <Facts
              look="sentences"
              items={format.fields.map(({ name, text }) => ({ term: name, value: text }))}
            />
          </div>
        </div>
        {wrong && (
          <Register
            {...wrong}
            id="wrong-answers"
            rows={wrong.rows.map(({ date, where, followed, right, changed }) => [
              where,
              followed,
              right,
              changed,
              day(date),
            ])}
          />
        )}
        {conflicts && (
          <Register
            {...conflicts}
            id="conflicts"
            rows={conflicts.rows.map(({ date, client, work, agreed }) => [client, work, agreed, day(date)])}
          />
        )}
      </div>
    </HeadedSection>
  );
}

/** What is kept as a table with a title of its own, which can be linked to. */
function Register({
  id,
  title,
  text,
  columns,
  rows,
}: Pick<Parameters<typeof Table>[0], 'columns' | 'rows'> & { id: string; title: string; text: string }) {
  return (
    <div>
      <h3 className="text-h3" id={id}>
        {title}
      </h3>
      <Table caption={text} columns={columns} rows={rows} />
    </div>
  );
}
