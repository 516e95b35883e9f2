import { render, screen } from '@testing-library/react';
import { WaitChart } from '@/app/(marketing)/about/_components/wait-chart';
import { about } from '@/content/about';

const {
  hero: { wait },
  work: { question },
} = about;

const addMinutes = (clock: string, minutes: number) => {
  const time = new Date(`2025-01-01T${clock}Z`);
  return new Date(time.getTime() + minutes * 60_000).toISOString().slice(11, 19);
};

if (wait && question)
  it('The chart of a wait is drawn from times of the record beside it', () => {
    const { held, promised, called } = wait;
    const recorded = question.lines.map(({ at }) => at);
    const freed = addMinutes(held.from, held.minutes);
    expect(recorded).toEqual(expect.arrayContaining([held.from, promised.from, freed, called.at]));
    render(<WaitChart wait={wait} />);
    for (const [{ label }, at] of [
      [{ label: held.freed }, freed],
      [called, called.at],
    ] as const)
      expect(screen.getByText(`${label} ${at.slice(0, 5)}`)).toBeInTheDocument();
  });
