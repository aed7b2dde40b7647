import { mix, type Pressing, type PressingName, pressing } from '../palette.ts';
import { at, type Defs, ellipse, group, mirrored, path, rect, stroke } from '../svg.ts';
import { oilPrint } from './oil-label.ts';

/** What a bottle of oil looks like besides its oil: how high each part stands. */
interface Shape {
  readonly volume: string;
  readonly body: string;
  readonly oil: string;
  readonly level: number;
  readonly neck: number;
  readonly label: readonly [top: number, bottom: number];
  /** Pressed rings where a hand holds the bottle. */
  readonly rings: readonly number[];
}

/** A shell of the given half width that narrows to a neck at `neck`. */
function shell(half: number, shoulder: number, neck: number, neckHalf: number): string {
  return mirrored(
    [neckHalf, neck],
    [neckHalf, neck + 26],
    [neckHalf + 4, neck + 52, half * 0.62, shoulder - 40, half * 0.84, shoulder - 14],
    [half * 0.95, shoulder, half, shoulder + 14, half, shoulder + 34],
    [half, -28],
    [half, -8, half * 0.92, 2, half * 0.74, 5],
    [half * 0.4, 12, half * 0.2, 12, 0, 12],
  );
}

const large: Shape = {
  volume: '1 L',
  body: shell(114, -392, -508, 40),
  oil: mirrored(
    [50, -440],
    [66, -424, 84, -404, 96, -388],
    [104, -376, 107, -364, 107, -350],
    [107, -30],
    [107, -12, 98, -4, 82, -1],
    [44, 5, 20, 5, 0, 5],
  ),
  level: -440,
  neck: -508,
  label: [-346, -112],
  rings: [-84, -62, -40],
};

const small: Shape = {
  volume: '200 ml',
  body: shell(114, -330, -436, 48),
  oil: mirrored(
    [60, -374],
    [78, -360, 92, -346, 100, -330],
    [106, -318, 107, -308, 107, -296],
    [107, -30],
    [107, -12, 98, -4, 82, -1],
    [44, 5, 20, 5, 0, 5],
  ),
  level: -374,
  neck: -436,
  label: [-292, -58],
  rings: [],
};

export type OilBottleSize = 'large' | 'small';

/** A PET bottle of oil; it stands on the origin, 228 wide and 560 (large) or 490 (small) high. */
export function oilBottle(d: Defs, name: PressingName, size: OilBottleSize, open = false): string {
  const p = pressing[name];
  const shape = size === 'large' ? large : small;
  return (
    path(shape.body, d.across(glassStops), 'opacity=".95"') +
    path(shape.oil, d.across(oilStops(p))) +
    path(shape.oil, d.down(depthStops(p))) +
    ellipse(0, shape.level, size === 'large' ? 50 : 60, 8, mix(p.oilLight, '#ffffff', 0.35)) +
    shape.rings.map((y) => ring(p, y)).join('') +
    base(p) +
    label(d, name, shape) +
    light(d, p, shape) +
    at(0, shape.neck, (open ? mouth : cap)(d, p, size === 'large' ? 46 : 54))
  );
}

const glassStops = [
  [0, '#E9DFC2'],
  [0.12, '#FFFDF5'],
  [0.5, '#FFFBEF'],
  [0.9, '#FFF8E4'],
  [1, '#D9C99D'],
] as const;

// Light comes from the left, goes through the oil and is gathered again near the right edge.
function oilStops(p: Pressing) {
  return [
    [0, p.oilDeep],
    [0.1, mix(p.oilDeep, p.oil, 0.5)],
    [0.24, p.oilLight],
    [0.38, p.oil],
    [0.7, mix(p.oil, p.oilDeep, 0.45)],
    [0.86, p.oil],
    [0.94, p.oilLight],
    [1, p.oilDeep],
  ] as const;
}

function depthStops(p: Pressing) {
  return [
    [0, p.oilLight, 0.5],
    [0.2, p.oilLight, 0],
    [0.78, p.oilDeep, 0],
    [0.94, p.oilDeep, 0.45],
    [1, p.oilLight, 0.7],
  ] as const;
}

function ring(p: Pressing, y: number): string {
  return (
    stroke(`M-107 ${y}Q0 ${y + 20} 107 ${y}`, p.oilDeep, 5, 'opacity=".38"') +
    stroke(`M-107 ${y + 5}Q0 ${y + 25} 107 ${y + 5}`, '#fff', 2.5, 'opacity=".45"')
  );
}

/** The five feet of a PET bottle, as they show through the oil. */
function base(p: Pressing): string {
  return (
    path('M-84 0Q-62 -26 -38 2ZM-26 5Q0 -22 26 5ZM38 2Q62 -26 84 0Z', p.oilDeep, 'opacity=".4"') +
    stroke('M-66 -14Q-60 -20 -52 -14M-8 -12Q0 -17 9 -11', '#fff', 3, 'opacity=".7"')
  );
}

function label(d: Defs, name: PressingName, { label: [top, bottom], volume }: Shape): string {
  const p = pressing[name];
  const paper = `M-115 ${top}Q0 ${top + 22} 115 ${top}V${bottom}Q0 ${bottom + 24} -115 ${bottom}Z`;
  const band = bottom - 58;
  return group(
    path(paper, p.paper) +
      path(`M-115 ${band}Q0 ${band + 24} 115 ${band}V${bottom + 30}H-115Z`, p.base) +
      path(
        `M-115 ${band - 5}Q0 ${band + 19} 115 ${band - 5}V${band}Q0 ${band + 24} -115 ${band}Z`,
        p.accent,
      ) +
      path(`M-115 ${top}Q0 ${top + 22} 115 ${top}V${top + 11}Q0 ${top + 33} -115 ${top + 11}Z`, p.base) +
      at(0, top + 20, oilPrint(d, { name, volume }, 224)),
    `clip-path="${d.clip(path(paper, '#000'))}"`,
  );
}

function light(d: Defs, p: Pressing, { body, level, label: [top, bottom] }: Shape): string {
  const sheen = d.across([
    [0, p.dark, 0.3],
    [0.06, p.dark, 0.06],
    [0.13, '#fff', 0.1],
    [0.2, '#fff', 0.34],
    [0.3, '#fff', 0.04],
    [0.6, p.dark, 0],
    [0.86, p.dark, 0.2],
    [0.95, p.dark, 0.34],
    [1, p.dark, 0.16],
  ]);
  const shoulder = level + 74;
  return (
    path(body, sheen) +
    path(
      `M-93 ${shoulder}C-84 ${shoulder - 28} -62 ${shoulder - 46} -48 ${shoulder - 66}C-42 ${shoulder - 72} -37 ${shoulder - 66} -41 ${shoulder - 59}C-54 ${shoulder - 38} -74 ${shoulder - 24} -80 ${shoulder + 4}C-84 ${shoulder + 12} -95 ${shoulder + 8} -93 ${shoulder}Z`,
      '#fff',
      'opacity=".85"',
    ) +
    stroke(
      `M86 ${shoulder + 6}C80 ${shoulder - 16} 66 ${shoulder - 36} 54 ${shoulder - 52}`,
      '#fff',
      4,
      'opacity=".4"',
    ) +
    rect(-98, top + 20, 11, bottom - top - 30, 5.5, '#fff', 'opacity=".3"') +
    rect(-30, level - 58, 9, 46, 4.5, '#fff', 'opacity=".75"')
  );
}

/** A screw cap with its ring; it sits on the origin. */
function cap(d: Defs, p: Pressing, half: number): string {
  const side = d.across([
    [0, p.dark],
    [0.2, p.light],
    [0.34, mix(p.light, p.base, 0.6)],
    [0.7, p.base],
    [1, p.dark],
  ]);
  const ribs = [-0.86, -0.7, -0.52, -0.3, -0.08, 0.16, 0.4, 0.6, 0.76, 0.9]
    .map((share) => `M${Math.round(share * half)} -42V-10`)
    .join('');
  return (
    path(
      `M${-half + 2} -4H${half - 2}V8Q0 20 ${-half + 2} 8Z`,
      d.across([
        [0, '#CDBF98'],
        [0.3, '#FFFFFF'],
        [1, '#C4B68C'],
      ]),
    ) +
    path(`M${-half} -52V-8Q0 6 ${half} -8V-52Z`, side) +
    `<path d="${ribs}" stroke="${p.dark}" stroke-width="2.5" opacity=".4"/>` +
    ellipse(0, -52, half, half * 0.2, mix(p.light, '#ffffff', 0.12)) +
    ellipse(0, -52, half * 0.84, half * 0.15, p.base, 'opacity=".55"') +
    ellipse(-half * 0.26, -54.5, half * 0.36, 3, '#fff', 'opacity=".5"')
  );
}

/** The thread of an opened bottle, with oil running out of it. */
function mouth(_d: Defs, p: Pressing, half: number): string {
  const inner = half - 8;
  return (
    path(`M${-inner} -40H${inner}V8H${-inner}Z`, p.oilLight) +
    stroke(`M${-inner} -28H${inner}M${-inner} -14H${inner}`, '#fff', 5, 'opacity=".8"') +
    ellipse(0, -40, inner, 7, p.oil)
  );
}
