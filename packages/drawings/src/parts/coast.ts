import { token } from '../palette.ts';
import { circle, type Defs, ellipse, path, rect, stroke } from '../svg.ts';

/** A Chinese lift net on its stilts, about 330 wide and 330 high; the landing stage is at the origin. */
export function fishingNet(): string {
  const timber = '#5C3719';
  return (
    stroke('M-20 0V-46M30 4V-46M80 8V-44', timber, 7) +
    rect(-40, -52, 150, 12, 3, '#8A5A33') +
    stroke('M60 -50L-96 -236M84 -50L-96 -236M-96 -236L120 -150M120 -150L70 -52', timber, 6) +
    stroke(
      'M-96 -236C-170 -220 -214 -150 -222 -70M-96 -236C-60 -210 -14 -140 2 -84M-96 -236C-140 -200 -168 -150 -170 -96M-96 -236C-84 -200 -64 -150 -58 -104',
      timber,
      4,
    ) +
    path(
      'M-222 -70Q-110 -30 2 -84C-30 -24 -64 0 -108 2C-160 0 -200 -30 -222 -70Z',
      '#FFFBEF',
      'opacity=".55"',
    ) +
    stroke(
      'M-222 -70Q-110 -30 2 -84M-206 -46Q-110 -10 -16 -56M-186 -24Q-108 6 -44 -26M-190 -64C-176 -30 -150 -8 -118 0M-140 -52C-134 -28 -124 -8 -112 1M-84 -54C-86 -30 -94 -10 -106 2M-40 -66C-50 -36 -76 -10 -102 2',
      '#8A7A5A',
      1.8,
      'opacity=".8"',
    ) +
    [0, 1, 2]
      .map(
        (stone) =>
          stroke(`M${112 + stone * 9} -${148 - stone * 6}V-${112 - stone * 20}`, '#8A7A5A', 2) +
          circle(112 + stone * 9, -(104 - stone * 20), 9, '#7C8480'),
      )
      .join('') +
    ellipse(-108, 14, 70, 6, '#fff', 'opacity=".5"')
  );
}

/** A striped lighthouse, 300 high, standing on the origin. */
export function lighthouse(d: Defs): string {
  const stone = d.across([
    [0, '#FFFFFF'],
    [0.6, '#F3EBDD'],
    [1, '#CFC3AE'],
  ]);
  const red = d.across([
    [0, '#E0674F'],
    [0.6, token.hibiscus],
    [1, '#92291C'],
  ]);
  return (
    path('M-34 0L-22 -230H22L34 0Z', stone) +
    path('M-31 -56L-28 -112H28L31 -56ZM-25 -168L-22 -224H22L25 -168Z', red) +
    rect(-32, -240, 64, 12, 3, '#0E3B2E') +
    rect(-17, -276, 34, 38, 3, '#FBE3A8') +
    stroke('M-17 -274V-240M0 -274V-240M17 -274V-240', '#0E3B2E', 3) +
    path('M-24 -274Q0 -312 24 -274Z', token.hibiscus) +
    rect(-8, -26, 16, 26, 3, '#5C3719')
  );
}

/** An uru, the ocean-going dhow of Beypore, 360 wide, its waterline at the origin. */
export function uru(d: Defs): string {
  const sail = d.linear(0, 0, 1, 0.4, [
    [0, '#FFFFFF'],
    [0.7, '#F7EFD8'],
    [1, '#DCCFA9'],
  ]);
  return (
    ellipse(0, 12, 190, 10, token.palm, 'opacity=".16"') +
    stroke('M-10 -40L6 -300M110 -36L120 -200', '#5C3719', 8) +
    path('M-150 -110C-90 -210 -20 -280 30 -310C60 -220 60 -140 20 -84C-40 -70 -100 -80 -150 -110Z', sail) +
    path('M70 -110C90 -160 116 -190 138 -208C160 -160 162 -110 142 -80C116 -74 90 -86 70 -110Z', sail) +
    stroke('M-154 -106L36 -316M66 -106L142 -212', '#8A5A33', 5) +
    path(
      'M-196 -74C-130 -46 100 -40 176 -86L196 -84C190 -40 160 8 110 12H-96C-150 6 -186 -34 -196 -74Z',
      '#6B4020',
    ) +
    stroke('M-190 -62C-126 -34 104 -28 188 -72', '#D9B27C', 5) +
    stroke('M-210 16H-120M-30 22H70M120 14H210', '#fff', 4, 'opacity=".6"')
  );
}
