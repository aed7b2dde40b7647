import { mix, type Pressing, type PressingName, pressing } from '../palette.ts';
import { type Defs, ellipse, path, pd, rect, stroke } from '../svg.ts';
import { oilLabel } from './oil-label.ts';
import { roundness } from './water-bottle.ts';

/** Both bottles stand on the origin: the small one is 200 wide and 560 high, the large one 300 wide and 620 high. */
export type BottleSize = 'small' | 'large';

const SMALL = {
  body: 'M-36 -462C-36 -424 -46 -404 -66 -384C-88 -364 -100 -342 -100 -312V-34C-100 -10 -90 -2 -72 3Q0 15 72 3C90 -2 100 -10 100 -34V-312C100 -342 88 -364 66 -384C46 -404 36 -424 36 -462Z',
  oil: 'M-56 -384C-80 -362 -93 -342 -93 -312V-36C-93 -15 -84 -8 -68 -4Q0 8 68 -4C84 -8 93 -15 93 -36V-312C93 -342 80 -362 56 -384Z',
  level: { y: -384, half: 56 },
  label: { half: 100, top: -300, bottom: -62 },
  cap: { half: 44, top: -548, bottom: -458 },
  glint:
    'M-82 -330C-78 -352 -58 -368 -48 -386C-42 -392 -36 -386 -40 -378C-50 -360 -68 -346 -70 -322C-74 -314 -84 -318 -82 -330Z',
} as const;

const LARGE = {
  body: 'M-46 -540C-46 -512 -62 -496 -94 -474C-130 -450 -150 -424 -150 -388V-120C-150 -102 -138 -98 -138 -84S-150 -64 -150 -48V-36C-150 -12 -138 -2 -112 4Q0 20 112 4C138 -2 150 -12 150 -36V-48C150 -64 138 -68 138 -84S150 -102 150 -120V-388C150 -424 130 -450 94 -474C62 -496 46 -512 46 -540Z',
  oil: 'M-92 -466C-126 -444 -143 -420 -143 -388V-120C-143 -102 -131 -98 -131 -84S-143 -64 -143 -48V-38C-143 -18 -132 -9 -108 -4Q0 12 108 -4C132 -9 143 -18 143 -38V-48C143 -64 131 -68 131 -84S143 -102 143 -120V-388C143 -420 126 -444 92 -466Z',
  level: { y: -466, half: 92 },
  label: { half: 150, top: -384, bottom: -134 },
  cap: { half: 56, top: -620, bottom: -538 },
  glint:
    'M-128 -402C-122 -428 -92 -446 -78 -466C-72 -472 -64 -466 -68 -458C-80 -436 -110 -424 -114 -394C-118 -386 -130 -390 -128 -402Z',
} as const;

export function oilBottle(d: Defs, name: PressingName, size: BottleSize): string {
  const p = pressing[name];
  const shape = size === 'small' ? SMALL : LARGE;
  const volume = size === 'small' ? ({ count: '200', unit: 'ML' } as const) : ({ count: '1', unit: 'L' } as const);
  const plastic = d.across([
    [0, '#EFE6CB'],
    [0.5, '#FFFCF2'],
    [1, '#E0D0A4'],
  ]);
  const oil = d.across([
    [0, p.oilDeep],
    [0.28, p.oilLight],
    [0.6, p.oil],
    [1, p.oilDeep],
  ]);
  return (
    path(shape.body, plastic, 'opacity=".92"') +
    path(shape.oil, oil) +
    ellipse(0, shape.level.y, shape.level.half, shape.level.half * 0.15, mix(p.oilLight, '#ffffff', 0.35)) +
    (size === 'large' ? grip(p) : '') +
    oilLabel(d, p, shape.label, volume) +
    path(shape.body, roundness(d, p.dark)) +
    path(shape.glint, '#fff', 'opacity=".9"') +
    rect(-shape.label.half * 0.86, shape.label.top + 8, 11, shape.label.bottom - shape.label.top - 16, 5.5, '#fff', 'opacity=".3"') +
    path(pd`M${-shape.label.half * 0.78} -34Q${-shape.label.half * 0.3} -14 ${shape.label.half * 0.5} -20Q${-shape.label.half * 0.25} -6 ${-shape.label.half * 0.68} -16Z`, '#fff', 'opacity=".55"') +
    cap(d, p, shape.cap)
  );
}

/** The waist that a hand closes around, and the ribs that stiffen it. */
function grip(p: Pressing): string {
  return (
    stroke('M-138 -92Q0 -64 138 -92M-138 -76Q0 -48 138 -76', p.oilDeep, 5, 'opacity=".55"') +
    stroke('M-134 -86Q0 -58 134 -86M-142 -52Q0 -24 142 -52', '#fff', 3, 'opacity=".4"') +
    stroke('M-118 -432Q0 -410 118 -432', p.oilDeep, 5, 'opacity=".35"') +
    stroke('M-118 -426Q0 -404 118 -426', '#fff', 3, 'opacity=".4"')
  );
}

type CapFrame = { readonly half: number; readonly top: number; readonly bottom: number };

function cap(d: Defs, p: Pressing, { half, top, bottom }: CapFrame): string {
  const side = d.across([
    [0, p.dark],
    [0.2, p.light],
    [0.36, p.base],
    [0.72, p.base],
    [1, p.dark],
  ]);
  let ribs = '';
  for (const share of [-0.88, -0.72, -0.54, -0.32, -0.1, 0.14, 0.38, 0.6, 0.78, 0.92]) {
    ribs += pd`M${half * share} ${top + 16}V${bottom - 14}`;
  }
  return (
    path(pd`M${-half + 4} ${bottom - 8}H${half - 4}V${bottom + 8}Q0 ${bottom + 18} ${-half + 4} ${bottom + 8}Z`, d.across([[0, '#CDBE94'], [0.3, '#FFFDF4'], [1, '#BFAE80']])) +
    path(pd`M${-half} ${top + 6}V${bottom - 8}Q0 ${bottom + 6} ${half} ${bottom - 8}V${top + 6}Z`, side) +
    stroke(ribs, p.dark, 2.5, 'opacity=".4"') +
    ellipse(0, top + 6, half, half * 0.22, mix(p.light, '#ffffff', 0.15)) +
    ellipse(0, top + 6, half * 0.84, half * 0.165, p.base, 'opacity=".6"') +
    ellipse(-half * 0.26, top + 3.5, half * 0.36, half * 0.06, '#fff', 'opacity=".45"')
  );
}
