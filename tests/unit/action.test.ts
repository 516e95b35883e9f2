import { z } from 'zod';
import { defineAction } from '@/lib/security/action';

let mockHeaders = new Headers();
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(mockHeaders) }));
jest.mock('@/lib/log/log-once-per-minute', () => ({ logOncePerMinute: jest.fn() }));

test('AT-23: An action does nothing for a page of another site, also where no middleware ran', async () => {
  process.env['SITE_URL'] = 'https://site.example';
  const work = jest.fn(({ id }: { id: string }) => Promise.resolve(id));
  const submit = defineAction(z.object({ id: z.string() }), () => 'refused', work);
  const action = (name = 'id') => {
    const form = new FormData();
    form.set(name, 'done');
    return submit('', form);
  };
  mockHeaders = new Headers({ host: 'site.example', origin: 'https://evil.example' });
  await expect(action()).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
  mockHeaders = new Headers({ host: 'site.example', origin: 'https://site.example' });
  await expect(action()).resolves.toBe('done');
  await expect(action('other')).resolves.toBe('refused');
  expect(work).toHaveBeenCalledTimes(1);
});
