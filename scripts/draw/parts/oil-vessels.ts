import { capitals, wordmarkAt } from '../lettering.ts';
import { type Pressing, type PressingName, pressing } from '../palette.ts';
import { at, type Defs, ellipse, group, path, rect } from '../svg.ts';
import { halfCoconut } from './coconut.ts';
import { roundness } from './water-bottle.ts';

const BODY =
  'M-40 -486V-456C-40 -430 -104 -414 -114 -352V-30Q-114 0 -84 4Q0 14 84 4Q114 0 114 -30V-352C104 -414 40 -430 40 -456V-486Z';
const OIL =
  'M-62 -410C-94 -392 -104 -372 -106 -346V-32Q-106 -8 -82 -4Q0 6 82 -4Q106 -8 106 -32V-346C104 -372 94 -392 62 -410Z';
const LABEL = 'M-114 -316Q0 -294 114 -316V-74Q0 -50 -114 -74Z';

/** A PET bottle of oil; it stands on the origin, 228 wide and 540 high. */
export function oilBottle(d: Defs, name: PressingName, volume: string): string {
  const p = pressing[name];
  return (
    path(
      BODY,
      d.across([
        [0, '#F0E6CC'],
        [0.5, '#FFFBEF'],
        [1, '#E2D2A8'],
      ]),
      'opacity=".9"',
    ) +
    path(
      OIL,
      d.linear(0, 0, 1, 0, [
        [0, p.oilDeep],
        [0.28, p.oilLight],
        [0.6, p.oil],
        [1, p.oilDeep],
      ]),
    ) +
    ellipse(0, -410, 62, 9, p.oilLight) +
    label(d, p, LABEL, volume) +
    path(BODY, roundness(d, p.dark)) +
    rect(-97, -330, 12, 270, 6, '#fff', 'opacity=".36"') +
    path(
      'M-94 -372C-86 -398 -58 -414 -46 -432C-40 -436 -36 -430 -40 -424C-56 -404 -78 -392 -82 -366C-86 -358 -96 -362 -94 -372Z',
      '#fff',
      'opacity=".85"',
    ) +
    path(
      'M-46 -540H46V-488Q0 -476 -46 -488Z',
      d.across([
        [0, p.dark],
        [0.25, p.light],
        [0.5, p.base],
        [1, p.dark],
      ]),
    ) +
    ellipse(0, -540, 46, 10, p.light) +
    path('M-44 -484H44V-474Q0 -464 -44 -474Z', '#F5EBCB')
  );
}

const POUCH =
  'M-190 -470Q0 -492 190 -470C182 -400 180 -340 184 -250C188 -160 196 -80 206 -24Q208 -6 190 -2Q0 26 -190 -2Q-208 -6 -206 -24C-196 -80 -188 -160 -184 -250C-180 -340 -182 -400 -190 -470Z';

/** A stand-up pouch with a spout; it stands on the origin, 400 wide and 540 high. */
export function oilPouch(d: Defs, name: PressingName, volume: string): string {
  const p = pressing[name];
  const film = d.across([
    [0, p.dark],
    [0.12, p.base],
    [0.3, p.light],
    [0.55, p.base],
    [0.88, p.base],
    [1, p.dark],
  ]);
  const clip = d.clip(path(POUCH, '#000'));
  const window =
    'M-86 -92C-86 -150 -44 -196 0 -236C44 -196 86 -150 86 -92C86 -42 44 -22 0 -22S-86 -42 -86 -92Z';
  return (
    path(
      'M70 -470L82 -536H138L150 -474Z',
      d.across([
        [0, '#DDD0AC'],
        [0.4, '#FFFFFF'],
        [1, '#C9BB93'],
      ]),
    ) +
    path(
      'M74 -572Q110 -584 146 -572V-530Q110 -520 74 -530Z',
      d.across([
        [0, p.dark],
        [0.3, p.light],
        [1, p.dark],
      ]),
    ) +
    path(POUCH, film) +
    group(
      path('M-210 -480H210V-440Q0 -420 -210 -440Z', p.dark, 'opacity=".4"') +
        path(window, p.paper) +
        at(0, -96, halfCoconut(d, 'brown'), 0.36) +
        path('M-210 -60Q0 -20 210 -60V40H-210Z', p.dark, 'opacity=".55"') +
        path(
          'M-150 -440C-170 -300 -160 -160 -150 -20C-130 -160 -134 -300 -110 -440Z',
          '#fff',
          'opacity=".24"',
        ) +
        path('M150 -440C170 -320 160 -180 172 -30C140 -160 150 -320 128 -440Z', p.dark, 'opacity=".35"'),
      `clip-path="${clip}"`,
    ) +
    wordmarkAt(0, -336, 92, p.ink, p.accent) +
    capitals(p.name, 0, -286, 26, p.ink, 16) +
    volumeMark(0, -22, volume, p.ink)
  );
}

function volumeMark(x: number, y: number, volume: string, ink: string): string {
  return capitals(volume, x, y, 24, ink, 10);
}

function label(d: Defs, p: Pressing, shape: string, volume: string): string {
  const clip = d.clip(path(shape, '#000'));
  return group(
    path(shape, p.paper) +
      path('M-114 -316Q0 -294 114 -316V-302Q0 -280 -114 -302Z', p.base) +
      at(0, -150, halfCoconut(d, 'brown'), 0.3) +
      path('M-114 -112Q0 -88 114 -112V-50H-114Z', p.base) +
      wordmarkAt(0, -238, 58, p.dark, p.base) +
      capitals(p.name, 0, -86, 18, p.ink, 12) +
      volumeMark(0, -62, volume, p.ink),
    `clip-path="${clip}"`,
  );
}
