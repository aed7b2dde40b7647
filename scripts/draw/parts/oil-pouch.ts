import { capitals, wordmarkAt, wordmarkWidth } from '../lettering.ts';
import { mix, type Pressing, type PressingName, pressing } from '../palette.ts';
import { at, type Defs, ellipse, group, path, pd, rect, stroke } from '../svg.ts';
import { halfCoconut } from './coconut.ts';
import { volumeMark } from './oil-label.ts';

/** Both pouches stand on the origin: the small one has its spout in the middle, the large one a handle. */
export type PouchSize = 'small' | 'large';

const SIZES = {
  small: { half: 168, height: 456, volume: { count: '500', unit: 'ML' } },
  large: { half: 198, height: 540, volume: { count: '1', unit: 'L' } },
} as const;

/** A film pouch: straight at the seal, drawn in at the waist, full at the foot. */
function outline(half: number, height: number, slant: number): string {
  const top = -height;
  return pd`M${-half + 16 + slant} ${top}H${half - 16}Q${half} ${top} ${half} ${top + 16}L${half - 3} ${top + 70}C${half - 20} ${top * 0.62} ${half - 16} ${top * 0.36} ${half + 4} -56C${half + 10} -20 ${half - 4} 2 ${half - 34} 6Q0 28 ${-half + 34} 6C${-half + 4} 2 ${-half - 10} -20 ${-half - 4} -56C${-half + 16} ${top * 0.36} ${-half + 20} ${top * 0.62} ${-half + 3} ${top + 70 + slant}L${-half} ${top + 16 + slant}Q${-half} ${top + slant} ${-half + 14} ${top + slant * 0.82}Z`;
}

export function oilPouch(d: Defs, name: PressingName, size: PouchSize): string {
  const p = pressing[name];
  const { half, height, volume } = SIZES[size];
  const slant = size === 'large' ? 64 : 0;
  const shape = outline(half, height, slant);
  const film = d.across([
    [0, p.dark],
    [0.1, p.base],
    [0.26, p.light],
    [0.46, p.base],
    [0.86, mix(p.base, p.dark, 0.35)],
    [1, p.dark],
  ]);
  const spoutAt = size === 'large' ? at(-half + 40, -height + 30, spout(d, p), 0.95, -43) : at(0, -height + 6, spout(d, p));
  return (
    spoutAt +
    path(shape, film) +
    group(front(d, p, half, height, slant), `clip-path="${d.clip(path(shape, '#000'))}"`) +
    (size === 'large' ? handle(p, half, height) : '') +
    wordmarkAt(0, Math.round(-height * 0.71), (half * 1.5) / wordmarkWidth(1), p.ink, p.accent) +
    capitals(p.name, 0, -height * 0.635, half * 0.13, p.accent, 18) +
    volumeMark(volume, half * 0.56, -height * 0.055, half * 0.19, p.ink) +
    capitals('COCONUT OIL', -half * 0.32, -height * 0.055, half * 0.1, p.ink, 10)
  );
}

function front(d: Defs, p: Pressing, half: number, height: number, slant: number): string {
  const top = -height;
  const seal = pd`M${-half - 10} ${top + 44 + slant}L${-half + slant + 30} ${top + 40}H${half + 10}`;
  const waist = pd`M${-half - 10} ${-height * 0.14}Q0 ${-height * 0.02} ${half + 10} ${-height * 0.14}V40H${-half - 10}Z`;
  return (
    path(waist, p.dark, 'opacity=".45"') +
    stroke(seal, p.dark, 3, 'opacity=".5"') +
    stroke(pd`M${-half} ${-height * 0.15}Q0 ${-height * 0.03} ${half} ${-height * 0.15}`, p.accent, 3, 'opacity=".7"') +
    at(0, -height * 0.575, dropWindow(d, p), half / 215) +
    path(pd`M${-half + 30} ${top + 90 + slant}C${-half + 14} ${top * 0.6} ${-half + 20} ${top * 0.3} ${-half + 26} -40C${-half + 54} ${top * 0.3} ${-half + 50} ${top * 0.6} ${-half + 62} ${top + 70 + slant}Z`, '#fff', 'opacity=".26"') +
    path(pd`M${half - 26} ${top + 60}C${half - 44} ${top * 0.6} ${half - 40} ${top * 0.3} ${half - 14} -40C${half - 70} ${top * 0.25} ${half - 66} ${top * 0.66} ${half - 26} ${top + 60}Z`, p.dark, 'opacity=".5"') +
    path(pd`M${half - 12} ${top + 80}C${half - 26} ${top * 0.6} ${half - 24} ${top * 0.36} ${half - 6} -60L${half + 4} -60C${half - 14} ${top * 0.36} ${half - 16} ${top * 0.6} ${half - 4} ${top + 80}Z`, '#fff', 'opacity=".18"')
  );
}

/** A clear window in the shape of a drop, with the oil behind it and the coconut printed across. */
function dropWindow(d: Defs, p: Pressing): string {
  const drop = 'M0 -16C44 52 104 102 104 172A104 104 0 0 1 -104 172C-104 102 -44 52 0 -16Z';
  const oil = d.radial(0.36, 0.6, 0.72, [
    [0, mix(p.oilLight, '#ffffff', 0.4)],
    [0.5, p.oil],
    [1, p.oilDeep],
  ]);
  return (
    path(drop, p.accent) +
    at(0, 8, path(drop, oil), 0.93) +
    path('M-70 168C-72 124 -46 96 -26 68C-42 108 -46 140 -48 176C-50 192 -68 190 -70 168Z', '#fff', 'opacity=".6"') +
    at(6, 196, halfCoconut(d, 'brown'), 0.46, -6)
  );
}

function spout(d: Defs, p: Pressing): string {
  const collar = d.across([
    [0, '#D6C9A2'],
    [0.35, '#FFFFFF'],
    [1, '#BFB085'],
  ]);
  const cap = d.across([
    [0, p.dark],
    [0.25, p.light],
    [0.5, p.base],
    [1, p.dark],
  ]);
  return (
    path('M-34 0L-26 -30H26L34 0Z', collar) +
    rect(-36, -40, 72, 13, 4, collar) +
    path('M-33 -86V-42Q0 -34 33 -42V-86Z', cap) +
    stroke('M-24 -78V-46M-14 -77V-44M-2 -76V-43M10 -77V-44M21 -78V-46', p.dark, 2.5, 'opacity=".45"') +
    ellipse(0, -86, 33, 8, mix(p.light, '#ffffff', 0.2)) +
    ellipse(-8, -88, 14, 2.6, '#fff', 'opacity=".5"')
  );
}

/** The hole in the seal that a hand carries the pouch by. */
function handle(p: Pressing, half: number, height: number): string {
  const [x, y] = [half - 150, -height + 26];
  return (
    rect(x, y, 112, 32, 16, mix(p.ground, p.dark, 0.35)) +
    rect(x + 3, y + 5, 106, 26, 13, mix(p.ground, '#ffffff', 0.25)) +
    rect(x, y, 112, 32, 16, 'none', `stroke="${p.dark}" stroke-width="2.5" opacity=".5"`)
  );
}
