import { token } from '../palette.ts';
import { circle, type Defs, ellipse, path, pd, stroke } from '../svg.ts';

/** A wide-toothed wooden comb, 240 long, its middle at the origin. */
export function comb(d: Defs): string {
  const wood = d.down([
    [0, '#C99B66'],
    [1, '#94612F'],
  ]);
  const teeth = Array.from(
    { length: 15 },
    (_, index) => pd`M${-106 + index * 15} -8V${50 - Math.abs(index - 7) * 1.4}`,
  );
  return (
    stroke(teeth.join(''), '#A8763F', 7) +
    path('M-122 -6C-122 -46 -60 -58 0 -58S122 -46 122 -6Q122 6 108 6H-108Q-122 6 -122 -6Z', wood) +
    stroke('M-96 -22C-70 -40 60 -42 96 -22', '#E9CD9C', 3, 'opacity=".7"')
  );
}

/** A hibiscus from the front, 130 wide round the origin. */
export function hibiscus(d: Defs): string {
  const petal = d.stamp(
    path('M0 0C-34 -14 -44 -46 -24 -64C-10 -70 10 -70 24 -64C44 -46 34 -14 0 0Z', token.hibiscus) +
      path('M0 0C-12 -24 -14 -46 -8 -62C0 -50 4 -24 0 0Z', '#92291C', 'opacity=".5"'),
  );
  const turns = [0, 72, 144, 216, 288].map((turn) => petal(`rotate(${turn})`));
  return (
    turns.join('') +
    circle(0, 0, 14, '#6E1A1E') +
    stroke('M0 0C16 -14 30 -24 50 -34', '#F3C24A', 6) +
    circle(50, -34, 6, '#FBDD85') +
    circle(41, -34, 4, '#FBDD85') +
    circle(46, -26, 4, '#FBDD85')
  );
}

/** A long plait with jasmine, hanging 470 down from the origin. */
export function plait(): string {
  let braid = '';
  let shine = '';
  for (let index = 0; index < 9; index += 1) {
    const y = index * 46;
    const wide = 46 - index * 2.6;
    braid += path(
      pd`M0 ${y}C${-wide * 1.5} ${y + 6} ${-wide * 1.2} ${y + 52} ${4} ${y + 66}C${-6} ${y + 40} ${wide * 0.3} ${y + 14} 0 ${y}Z`,
      '#2F1C11',
    );
    braid += path(
      pd`M0 ${y + 22}C${wide * 1.5} ${y + 28} ${wide * 1.2} ${y + 74} ${-4} ${y + 88}C${6} ${y + 62} ${-wide * 0.3} ${y + 36} 0 ${y + 22}Z`,
      '#24150D',
    );
    shine += pd`M${-wide * 0.8} ${y + 26}q6 18 ${wide * 0.5} 26M${wide * 0.8} ${y + 48}q-6 18 ${-wide * 0.5} 26`;
  }
  const jasmine = Array.from({ length: 9 }, (_, index) => {
    const x = Math.sin(index * 0.9) * 34;
    const y = 6 + index * 15;
    return circle(x, y, 12, '#FFFFFF') + circle(x, y, 4, '#F7E9B5');
  });
  return (
    braid +
    stroke(shine, '#6B4A36', 4, 'opacity=".8"') +
    path('M-8 486C-22 520 -14 548 2 566C16 544 20 516 10 486Z', '#24150D') +
    ellipse(1, 484, 15, 10, token.hibiscus) +
    jasmine.join('')
  );
}
