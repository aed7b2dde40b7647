import { scatter } from '../seed.ts';
import { at, ellipse, path, pd, stroke } from '../svg.ts';

/** A coil of coir rope, 260 wide and 170 high, standing on the origin. */
export function ropeCoil(): string {
  const turns = [0, 1, 2, 3].map((turn) => {
    const y = -28 - turn * 30;
    return strand(pd`M-118 ${y}C-118 ${y + 40} 118 ${y + 40} 118 ${y}`);
  });
  return (
    path('M-124 -120V-28C-124 16 124 16 124 -28V-120Z', '#7A4A26') +
    turns.join('') +
    ellipse(0, -122, 124, 34, '#B98352') +
    ellipse(0, -121, 92, 22, '#8A5A33') +
    ellipse(0, -119, 60, 13, '#4F2B17') +
    strand('M118 -30C150 -14 176 -16 190 2C206 22 250 10 262 -4')
  );
}

function strand(data: string): string {
  return (
    stroke(data, '#6B4020', 31) +
    stroke(data, '#B98352', 26) +
    `<path d="${data}" fill="none" stroke="#D9B27C" stroke-width="24" stroke-dasharray="3 9" opacity=".75"/>`
  );
}

/** A husk pulled open, 240 wide, lying round the origin. */
export function husk(): string {
  const next = scatter(41);
  let light = '';
  let dark = '';
  for (let index = 0; index < 60; index += 1) {
    const turn = Math.PI * (0.06 + next() * 0.88);
    const near = 40 + next() * 30;
    const reach = 88 + next() * 44;
    const fibre = pd`M${Math.cos(turn) * near * 1.3} ${-Math.sin(turn) * near}q${(next() - 0.5) * 20} -12 ${Math.cos(turn) * (reach - near) * 1.3} ${-Math.sin(turn) * (reach - near)}`;
    if (index % 2 === 0) light += fibre;
    else dark += fibre;
  }
  return (
    path('M-150 -8C-150 -110 -80 -146 0 -146S150 -110 150 -8C120 24 -120 24 -150 -8Z', '#A8763F') +
    path('M-150 -8C-150 40 -90 66 0 66S150 40 150 -8C110 18 -110 18 -150 -8Z', '#6B4020') +
    stroke(light, '#E3BE88', 3) +
    stroke(dark, '#7A4A26', 3) +
    at(
      0,
      -20,
      path('M-62 0C-62 -50 -30 -64 0 -64S62 -50 62 0C40 14 -40 14 -62 0Z', '#4F2B17') +
        path('M-50 -6C-46 -40 -24 -54 0 -54C-24 -44 -34 -24 -34 -2Z', '#8F5B31'),
    )
  );
}
