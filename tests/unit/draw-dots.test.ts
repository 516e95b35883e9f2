import { drawDots } from '@/components/illustrations/draw-dots';

it('Lanes fill side by side, and a part begins where the last one ended', () => {
  expect(drawDots({ to: 3, lanes: 2 })).toBe('M0 0h1.01M0 1h0.01');
  expect(drawDots({ from: 3, to: 5, lanes: 2 })).toBe('M2 0h0.01M1 1h0.01');
});

it('Upright lanes rise from zero', () => {
  expect(drawDots({ to: 3, lanes: 2, isUpright: true })).toBe('M0 0v-1.01M1 0v-0.01');
});

it('A lane without a dot draws nothing', () => {
  expect(drawDots({ to: 1, lanes: 3 })).toBe('M0 0h0.01');
  expect(drawDots({ to: 0, lanes: 3 })).toBe('');
});
