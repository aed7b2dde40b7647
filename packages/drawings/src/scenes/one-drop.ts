import { halfCoconut } from '../parts/coconut.ts';
import { frond } from '../parts/frond.ts';
import { at, circle, Defs, ellipse, path, stroke } from '../svg.ts';

/** The parts of the 'One drop' section, each on clear ground: they move past each other as the page scrolls. */
export function oneDrop(): Record<string, string> {
  return {
    'art/one-drop': drop(),
    'art/one-drop-ripples': ripples(),
    'art/one-drop-coconut': coconut(),
    'art/one-drop-frond': leaf(),
  };
}

function drop(): string {
  const d = new Defs();
  const water = d.linear(0.2, 0, 0.8, 1, [
    [0, '#FFFFFF', 0.95],
    [0.45, '#D6F0EC', 0.95],
    [1, '#7FC4BC', 0.95],
  ]);
  const body =
    path('M120 8C120 8 222 148 222 220A102 102 0 0 1 18 220C18 148 120 8 120 8Z', water) +
    path(
      'M120 318A98 98 0 0 0 218 220C218 204 213 186 205 168C210 246 160 292 84 310A97 97 0 0 0 120 318Z',
      '#0E3B2E',
      'opacity=".12"',
    ) +
    path('M64 196C52 226 62 262 90 280C72 252 70 222 82 190C84 178 70 180 64 196Z', '#fff', 'opacity=".9"') +
    circle(102, 150, 9, '#fff', 'opacity=".85"') +
    stroke(
      'M120 8C120 8 222 148 222 220A102 102 0 0 1 18 220C18 148 120 8 120 8Z',
      '#5AA9A1',
      2.5,
      'opacity=".55"',
    );
  return d.picture(240, 330, body);
}

function ripples(): string {
  const d = new Defs();
  const rings = [1, 0.74, 0.48].map((size, index) =>
    ellipse(
      400,
      150,
      380 * size,
      138 * size,
      'none',
      `stroke="#fff" stroke-width="${5 - index}" opacity="${0.55 + index * 0.15}"`,
    ),
  );
  return d.picture(800, 300, ellipse(400, 150, 380, 138, '#fff', 'opacity=".22"') + rings.join(''));
}

function coconut(): string {
  const d = new Defs();
  return d.picture(680, 580, at(340, 284, halfCoconut(d, 'green'), 2));
}

function leaf(): string {
  const d = new Defs();
  const shape = { length: 640, droop: 0.42, spread: 170, leaflets: 22 };
  return d.picture(760, 620, at(24, 220, frond(shape, '#2F8F5E', '#17623F', '#0F5235')));
}
