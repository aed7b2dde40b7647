import { mix, token } from '../palette.ts';
import { scatter } from '../seed.ts';
import { circle, type Defs, ellipse, path, pd, rect, stroke } from '../svg.ts';

/** Morning on the backwater: light sky, far bank, water with the sun in it. The left or upper part stays calm. */
export function backwater(d: Defs, width: number, height: number, horizon: number): string {
  return waters(d, width, height, horizon, farBanks(d, width, horizon));
}

/** The same morning by the open sea. */
export function seaside(d: Defs, width: number, height: number, horizon: number): string {
  return waters(d, width, height, horizon, '');
}

/** The banks come out of the mist from left to right: words lie at the left of wide pictures. */
function farBanks(d: Defs, width: number, horizon: number): string {
  const mist = d.across([
    [0, '#BBDDB9', 0.3],
    [0.5, '#BBDDB9', 1],
  ]);
  return (
    path(
      pd`M0 ${horizon}V${horizon - 46}Q${width * 0.16} ${horizon - 92} ${width * 0.34} ${horizon - 52}T${width * 0.64} ${horizon - 58}T${width} ${horizon - 84}V${horizon}Z`,
      mist,
    ) +
    path(
      pd`M${width * 0.4} ${horizon}Q${width * 0.6} ${horizon - 60} ${width * 0.8} ${horizon - 30}T${width} ${horizon - 50}V${horizon}Z`,
      '#93C79C',
    )
  );
}

function waters(d: Defs, width: number, height: number, horizon: number, banks: string): string {
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
  let ripples = '';
  for (let index = 0; index < 26; index += 1) {
    const y = horizon + 16 + next() * (height - horizon - 20);
    const x = next() * width;
    const long = 40 + ((y - horizon) / (height - horizon)) * 150 * next();
    ripples += `M${Math.round(x)} ${Math.round(y)}q${Math.round(long / 2)} -5 ${Math.round(long)} 0`;
  }
  const sunX = width * 0.78;
  const sun = Math.min(width, height) * 0.13;
  return (
    rect(0, 0, width, height, 0, sky) +
    circle(sunX, horizon - sun * 1.2, sun, token.sun, 'opacity=".75"') +
    circle(sunX, horizon - sun * 1.2, sun * 1.5, token.sun, 'opacity=".16"') +
    banks +
    rect(0, horizon, width, height - horizon, 0, water) +
    ellipse(sunX, horizon + 34, sun * 0.8, 10, token.sun, 'opacity=".35"') +
    stroke(ripples, '#fff', 3, 'opacity=".5"')
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
