import { at, circle, type Defs, ellipse, path, rect, stroke } from '../svg.ts';
import { tenderCoconut } from './coconut.ts';

/** A grower in a mundu, 190 high, standing on the origin; `hold` is the hand's way from the shoulder. */
export function grower(shirt: string, hold = 'M-18 -142C-34 -128 -44 -120 -52 -128'): string {
  return (
    stroke('M-9 -30L-10 -3M9 -30L11 -3', '#9A6540', 11) +
    path('M-23 -96H23C26 -70 27 -46 27 -22Q0 -14 -27 -22C-27 -46 -26 -70 -23 -96Z', '#FFFDF4') +
    path('M4 -94C10 -66 12 -42 11 -18L27 -22C27 -46 26 -70 23 -96Z', '#E4DCC4') +
    path('M-22 -150Q0 -160 22 -150L25 -90Q0 -84 -25 -90Z', shirt) +
    path('M8 -155L22 -150L25 -90L12 -87Q14 -124 8 -155Z', '#0E3B2E', 'opacity=".18"') +
    stroke(hold, '#9A6540', 11) +
    stroke('M19 -142C26 -124 26 -112 22 -100', '#9A6540', 11) +
    rect(-6, -168, 12, 18, 4, '#9A6540') +
    ellipse(0, -178, 15, 17, '#A8734A') +
    path('M-16 -178C-18 -200 18 -202 16 -176C12 -186 -8 -190 -16 -178Z', '#2A1A10') +
    path('M-17 -184Q0 -198 17 -184L16 -178Q0 -190 -16 -178Z', '#FFFBEF')
  );
}

/** A vallam, 500 wide, floating with its waterline at the origin; it carries coconuts and is poled along. */
export function canoe(d: Defs): string {
  const nut = d.stamp(tenderCoconut(d, false));
  const load = [
    [-40, -34, 0.16],
    [4, -36, 0.17],
    [48, -34, 0.16],
    [90, -36, 0.15],
    [-18, -62, 0.15],
    [28, -64, 0.16],
    [70, -60, 0.14],
  ];
  const wood = d.down([
    [0, '#6B4020'],
    [1, '#38200F'],
  ]);
  return (
    ellipse(0, 12, 250, 12, '#0E3B2E', 'opacity=".16"') +
    stroke('M-206 -176L-122 40', '#C9A36A', 6) +
    at(-150, -22, grower('#1E7B4F')) +
    load.map(([x = 0, y = 0, scale = 1]) => nut(`translate(${x} ${y}) scale(${scale})`)).join('') +
    path(
      'M-268 -64C-240 -36 -196 -22 -150 -18C-60 -10 60 -10 150 -20C200 -26 240 -44 262 -74C266 -44 232 -2 176 8C90 18 -90 18 -176 8C-236 -2 -268 -36 -268 -64Z',
      wood,
    ) +
    stroke(
      'M-262 -58C-236 -34 -196 -20 -150 -16C-60 -8 60 -8 150 -18C198 -24 236 -40 256 -66',
      '#B98352',
      4,
    ) +
    stroke('M-300 16H-190M-60 24H90M170 14H290', '#fff', 4, 'opacity=".6"')
  );
}

/** A kettuvallam with its roof of woven palm, 560 wide, the waterline at the origin. */
export function houseboat(d: Defs): string {
  const straw = d.down([
    [0, '#E9CD93'],
    [0.6, '#CDA561'],
    [1, '#9A7238'],
  ]);
  const hoops = [-150, -100, -50, 0, 50, 100].map((x) => `M${x} -40C${x - 6} -90 ${x} -130 ${x + 10} -160`);
  return (
    ellipse(0, 10, 290, 14, '#0E3B2E', 'opacity=".16"') +
    path('M-190 -30C-196 -120 -150 -166 -80 -168H70C140 -166 186 -120 190 -30Z', straw) +
    stroke(hoops.join(''), '#8A5A33', 4, 'opacity=".55"') +
    stroke('M-184 -76Q0 -88 184 -76M-172 -116Q0 -128 172 -116', '#8A5A33', 2.5, 'opacity=".45"') +
    [-130, -50, 30]
      .map(
        (x) =>
          path(`M${x} -34V-76Q${x + 25} -100 ${x + 50} -76V-34Z`, '#5C3719') +
          path(`M${x + 6} -34V-72Q${x + 25} -90 ${x + 44} -72V-34Z`, '#FBE3A8'),
      )
      .join('') +
    path('M190 -34C186 -104 214 -124 246 -126L252 -34Z', '#B98E5C') +
    stroke('M214 -34V-100M240 -34V-112', '#5C3719', 4) +
    path(
      'M-300 -92C-280 -52 -240 -34 -190 -32H210C250 -34 284 -52 300 -86C304 -40 262 4 200 10H-200C-262 4 -302 -44 -300 -92Z',
      '#4F2B17',
    ) +
    stroke('M-294 -80C-272 -48 -236 -30 -190 -28H210C248 -30 278 -46 294 -74', '#D9B27C', 4) +
    circle(-296, -92, 8, '#F3B54A') +
    stroke('M-330 14H-220M-80 22H100M200 14H320', '#fff', 4, 'opacity=".6"')
  );
}
