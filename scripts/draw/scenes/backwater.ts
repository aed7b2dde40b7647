import { mix, token } from '../palette.ts';
import { frond } from '../parts/frond.ts';
import { scatter } from '../seed.ts';
import { at, circle, type Defs, ellipse, path, pd, rect, stroke } from '../svg.ts';

/** A coconut palm; its foot is the origin and it is about 520 high. */
export function palm(lean: number, lit = '#3F9E6C', shaded = '#1E7B4F'): string {
  const leaf = frond({ length: 190, droop: 0.5, spread: 52, leaflets: 16 }, lit, shaded, '#0F5235');
  const top = pd`${lean} -470`.replace(' ', ',');
  const [x, y] = top.split(',').map(Number);
  const turns = [-168, -138, -104, -66, -30, 4, 30, 150, 182];
  const crown = turns.map((turn) => at(x ?? 0, y ?? 0, leaf, 1, turn)).join('');
  const nuts = [-16, 6, 24].map((dx) => circle((x ?? 0) + dx, (y ?? 0) + 16, 15, '#5FA343')).join('');
  return (
    path(
      pd`M-15 0C${lean * 0.1 - 10} -180 ${lean * 0.5 - 12} -340 ${lean - 7} -470H${lean + 9}C${lean * 0.5 + 12} -330 ${lean * 0.1 + 16} -170 17 0Z`,
      '#A9835A',
    ) +
    path(
      pd`M4 0C${lean * 0.1 + 6} -180 ${lean * 0.5 + 2} -340 ${lean + 2} -470H${lean + 9}C${lean * 0.5 + 12} -330 ${lean * 0.1 + 16} -170 17 0Z`,
      '#7A5A38',
    ) +
    crown +
    nuts
  );
}

/** Morning on the backwater: light sky, far bank, water with the sun in it. The left or upper part stays calm. */
export function backwater(d: Defs, width: number, height: number, horizon: number): string {
  const sky = d.down([
    [0, '#EEF7EA'],
    [0.6, '#F8F6E4'],
    [1, '#FDEFD2'],
  ]);
  const water = d.down([
    [0, '#DDF1EC'],
    [0.35, token.water],
    [1, '#B5DFD6'],
  ]);
  const next = scatter(width + height);
  const ripples = Array.from({ length: 26 }, () => {
    const y = horizon + 16 + next() * (height - horizon - 20);
    const x = next() * width;
    const long = 40 + ((y - horizon) / (height - horizon)) * 150 * next();
    return stroke(
      `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} -5 ${Math.round(long)} 0`,
      '#fff',
      3,
      'opacity=".5"',
    );
  });
  const sunX = width * 0.78;
  const sun = Math.min(width, height) * 0.13;
  return (
    rect(0, 0, width, height, 0, sky) +
    circle(sunX, horizon - sun * 1.2, sun, token.sun, 'opacity=".75"') +
    circle(sunX, horizon - sun * 1.2, sun * 1.5, token.sun, 'opacity=".16"') +
    path(
      pd`M0 ${horizon}V${horizon - 46}Q${width * 0.16} ${horizon - 92} ${width * 0.34} ${horizon - 52}T${width * 0.64} ${horizon - 58}T${width} ${horizon - 84}V${horizon}Z`,
      '#BBDDB9',
    ) +
    path(
      pd`M${width * 0.4} ${horizon}Q${width * 0.6} ${horizon - 60} ${width * 0.8} ${horizon - 30}T${width} ${horizon - 50}V${horizon}Z`,
      '#93C79C',
    ) +
    rect(0, horizon, width, height - horizon, 0, water) +
    ellipse(sunX, horizon + 34, sun * 0.8, 10, token.sun, 'opacity=".35"') +
    ripples.join('')
  );
}

/** A wooden jetty for things to stand on. */
export function jetty(d: Defs, x: number, y: number, width: number): string {
  const boards = Array.from({ length: 6 }, (_, index) =>
    stroke(`M${x + 24 + (index * width) / 6} ${y + 4}v44`, '#7A5A38', 3, 'opacity=".5"'),
  );
  return (
    path(
      `M${x} ${y}H${x + width}L${x + width + 40} ${y + 50}H${x - 40}Z`,
      d.down([
        [0, '#D9B98C'],
        [1, '#B98E5C'],
      ]),
    ) +
    boards.join('') +
    rect(x - 40, y + 50, width + 80, 30, 6, mix('#8A5A33', '#000000', 0.08)) +
    [0.04, 0.5, 0.92].map((share) => rect(x + width * share - 12, y + 78, 26, 160, 4, '#6B4524')).join('')
  );
}
