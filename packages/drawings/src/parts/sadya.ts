import { token } from '../palette.ts';
import { at, circle, type Defs, ellipse, path, pd, stroke } from '../svg.ts';

/** A banana leaf laid for a feast, 1,000 wide, its middle at the origin. */
export function sadya(d: Defs): string {
  const leaf = d.linear(0, 0, 1, 0.4, [
    [0, '#7CC08A'],
    [0.5, '#3F9E6C'],
    [1, '#1E7B4F'],
  ]);
  const veins = Array.from({ length: 17 }, (_, index) => {
    const x = -420 + index * 52;
    const reach = 150 * Math.sqrt(Math.max(0, 1 - (x / 520) ** 2));
    return pd`M${x} 0Q${x + 26} ${-reach * 0.6} ${x + 36} ${-reach}M${x} 0Q${x + 26} ${reach * 0.6} ${x + 36} ${reach}`;
  });
  const heap = (x: number, y: number, size: number, colour: string, crumbs: string): string =>
    at(
      x,
      y,
      ellipse(4, 6, 46, 22, '#0E3B2E', 'opacity=".2"') +
        path('M-46 4C-40 -22 -16 -32 2 -30S42 -20 46 4C30 22 -30 22 -46 4Z', colour) +
        stroke('M-26 -4h6M-8 -16h5M12 -10h6M-12 6h6M24 2h6M4 0h4', crumbs, 5),
      size,
    );
  const papadam =
    circle(0, 0, 58, '#F6D98F') +
    circle(0, 0, 50, '#FBE7B4') +
    [-24, 8, 26, -6, 12].map((dx, index) => ellipse(dx, -26 + index * 13, 9, 6, '#E9BE6A')).join('');
  return (
    path(
      'M-500 0C-470 -120 -260 -172 -20 -168S420 -110 510 -6C430 110 220 172 -20 168S-470 124 -500 0Z',
      '#0E3B2E',
      'opacity=".2" transform="translate(10 16)"',
    ) +
    path(
      'M-500 0C-470 -120 -260 -172 -20 -168S420 -110 510 -6C430 110 220 172 -20 168S-470 124 -500 0Z',
      leaf,
    ) +
    stroke(veins.join(''), '#BFE3B4', 2, 'opacity=".4"') +
    stroke('M-500 0Q0 -10 508 -6', '#CFE8C6', 8) +
    path('M-150 64C-120 6 -50 -2 0 10C70 0 130 20 150 70C110 122 -100 128 -150 64Z', '#FFFDF4') +
    stroke(
      'M-96 60l8 3M-70 40l8 -4M-60 74l9 2M-34 30l8 3M-20 56l9 -2M0 84l8 2M12 30l9 3M20 66l8 -3M50 40l8 4M60 80l9 -2M84 56l8 3M104 72l8 -2M-110 78l8 1M-40 90l9 1M36 96l9 -1M108 44l7 4',
      '#D9D2BC',
      4,
    ) +
    path('M64 20C92 6 176 24 196 62C204 92 150 104 120 88C132 64 100 36 64 20Z', '#D98A2B') +
    path('M96 34C124 38 156 52 168 76C150 80 140 72 128 66C122 52 112 42 96 34Z', '#F3B54A') +
    path('M128 52C140 44 156 46 162 56C150 62 138 62 128 52Z', token.leaf) +
    heap(-360, -44, 1, '#F3C24A', '#C9821F') +
    heap(-250, -82, 1, '#8DC25E', '#FFFDF4') +
    heap(-130, -100, 1, '#FBF4DC', '#3F9E6C') +
    heap(-10, -104, 1, '#C8402F', '#7A2331') +
    heap(110, -98, 1, '#E8822F', '#FBDD85') +
    heap(226, -80, 1, '#FFFFFF', '#8DC25E') +
    heap(338, -54, 0.9, '#7A2331', '#E98FA9') +
    at(-300, 60, papadam) +
    at(
      300,
      66,
      ellipse(0, 22, 62, 22, '#8A5F22') +
        path('M-60 -14C-58 30 -30 40 0 40S58 30 60 -14Z', '#C48F38') +
        ellipse(0, -14, 60, 18, '#F4D489') +
        ellipse(0, -12, 50, 13, '#F3E6BC'),
    )
  );
}

/** A ring of flowers on the floor, seen flat, 2 * `radius` wide. */
export function pookalam(radius: number): string {
  const rings = [
    [1, '#E8822F'],
    [0.86, '#F3C24A'],
    [0.7, '#C8402F'],
    [0.54, '#FFFFFF'],
    [0.4, '#6D4A9C'],
    [0.24, '#F3B54A'],
  ] as const;
  return rings
    .map(([share, colour], ring) => {
      const petals = Array.from({ length: 16 }, (_, index) => {
        const turn = ((index + (ring % 2) / 2) / 16) * Math.PI * 2;
        return circle(
          Math.cos(turn) * radius * share * 0.92,
          Math.sin(turn) * radius * share * 0.92,
          radius * share * 0.19,
          colour,
        );
      });
      return circle(0, 0, radius * share * 0.94, colour) + petals.join('');
    })
    .join('');
}
