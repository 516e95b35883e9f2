import { type Answer, EVERY_MS, poll } from '@/components/ui/poll';

let hidden = false;
const setHidden = (value: boolean) => {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeAll(() => Object.defineProperty(document, 'hidden', { get: () => hidden }));
beforeEach(() => {
  hidden = false;
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => jest.useRealTimers());

const ok = (count: number): Answer => ({ status: 'ok', count });

/** Polls with these answers, one after the other; an Error is thrown. */
function start(...answers: (Answer | Error)[]) {
  const counts: number[] = [];
  const ask = jest.fn(() => {
    const answer = answers.shift() ?? ok(0);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const stop = poll(ask, (count) => counts.push(count));
  return { ask, counts, stop };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('the page asks after a while, and again and again, until it is stopped', async () => {
  const { ask, counts, stop } = start(ok(1), ok(3));
  expect(ask).not.toHaveBeenCalled();
  await pass(2 * EVERY_MS);
  expect(counts).toEqual([1, 3]);
  stop();
  await pass(10 * EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('after failures a page asks ever more rarely, five minutes at most, and at its pace again after a success', async () => {
  const failed: Answer = { status: 'failed' };
  const { ask } = start(failed, new Error('offline'), failed, failed, failed, ok(0), ok(0));
  // Each pause is up to half longer than the one named here.
  const pauses = [0, 2, 4, 8, 15, 15].map((times) => times * EVERY_MS * 1.5);
  pauses[0] = EVERY_MS;
  for (const [index, pause] of pauses.entries()) {
    await pass(pause - 1);
    expect(ask).toHaveBeenCalledTimes(index);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(index + 1);
  }
  await pass(EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(7);
});

it('a page asks nobody while its tab is hidden, and at once when it is seen again', async () => {
  const { ask } = start();
  setHidden(true);
  await pass(20 * EVERY_MS);
  expect(ask).not.toHaveBeenCalled();
  setHidden(false);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page asks one question at a time', async () => {
  let answer: (value: Answer) => void = () => undefined;
  const ask = jest.fn(() => new Promise<Answer>((resolve) => (answer = resolve)));
  const counts: number[] = [];
  poll(ask, (count) => counts.push(count));
  await pass(EVERY_MS);
  setHidden(true);
  setHidden(false);
  await pass(10 * EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(ok(2));
  await pass(EVERY_MS);
  expect(counts).toEqual([2]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page asks no more once the session is over', async () => {
  const { ask } = start(ok(1), { status: 'over' });
  await pass(20 * EVERY_MS);
  setHidden(true);
  setHidden(false);
  await pass(20 * EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a page says nothing of an answer that comes after it was stopped', async () => {
  let answer: (value: Answer) => void = () => undefined;
  const counts: number[] = [];
  const stop = poll(
    () => new Promise<Answer>((resolve) => (answer = resolve)),
    (count) => counts.push(count),
  );
  await pass(EVERY_MS);
  stop();
  answer(ok(9));
  await pass(20 * EVERY_MS);
  expect(counts).toEqual([]);
});
