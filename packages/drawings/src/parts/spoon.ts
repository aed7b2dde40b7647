import { type Defs, ellipse, path } from '../svg.ts';

/** A spoon of coconut shell with a curl of kernel in it, its bowl at the origin. */
export function spoon(d: Defs): string {
  const wood = d.linear(0, 0, 1, 0, [
    [0, '#B98352'],
    [0.4, '#8A5A33'],
    [1, '#4F2B17'],
  ]);
  return (
    path('M-12 -40C-12 -160 -16 -240 -14 -300Q0 -316 14 -300C16 -240 12 -160 12 -40Z', wood) +
    ellipse(0, 0, 44, 62, wood) +
    ellipse(-2, -2, 34, 50, '#5C3719') +
    path('M-30 -14C-20 -46 22 -46 30 -10C32 22 16 44 -4 44C-26 40 -34 10 -30 -14Z', '#FFFFFF') +
    path('M-22 0C-8 -22 14 -22 24 4C12 -6 -6 -8 -16 18Z', '#E4E9DC')
  );
}
