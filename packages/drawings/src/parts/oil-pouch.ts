import { capitals, wordmarkAt } from '../lettering.ts';
import { mix, type Pressing, type PressingName, pressing } from '../palette.ts';
import { at, type Defs, ellipse, group, path, rect, stroke } from '../svg.ts';
import { emblem } from './oil-label.ts';

export type OilPouchSize = 'large' | 'small';

const FILM =
  'M-178 -500Q0 -510 178 -500C172 -430 168 -372 174 -270C180 -170 190 -92 200 -26Q203 0 184 4C120 18 -120 18 -184 4Q-203 0 -200 -26C-190 -92 -180 -170 -174 -270C-168 -372 -172 -430 -178 -500Z';

/** A stand-up pouch: the litre has a spout in its corner, the half litre is sealed and torn open. */
export function oilPouch(d: Defs, name: PressingName, size: OilPouchSize): string {
  const p = pressing[name];
  return (
    (size === 'large' ? spout(d, p) : '') +
    path(FILM, d.across(filmStops(p))) +
    group(
      print(d, p, name, size === 'large' ? '1 L' : '500 ml') +
        seal(p, size) +
        gusset(p) +
        path(FILM, d.across(sheen(p))) +
        creases(p),
      `clip-path="${d.clip(path(FILM, '#000'))}"`,
    )
  );
}

function filmStops(p: Pressing) {
  return [
    [0, mix(p.dark, p.base, 0.3)],
    [0.06, p.light],
    [0.1, p.base],
    [0.26, mix(p.light, '#ffffff', 0.12)],
    [0.42, p.base],
    [0.74, mix(p.base, p.dark, 0.35)],
    [0.9, p.base],
    [0.95, mix(p.light, p.base, 0.5)],
    [1, p.dark],
  ] as const;
}

/** The roundness of the filled pouch, over its print. */
function sheen(p: Pressing) {
  return [
    [0, p.dark, 0.4],
    [0.05, p.dark, 0.1],
    [0.1, '#fff', 0.2],
    [0.24, '#fff', 0.12],
    [0.4, '#fff', 0],
    [0.62, p.dark, 0],
    [0.88, p.dark, 0.22],
    [0.93, '#fff', 0.06],
    [1, p.dark, 0.42],
  ] as const;
}

function spout(d: Defs, p: Pressing): string {
  const plastic = d.across([
    [0, '#DDD0AC'],
    [0.35, '#FFFFFF'],
    [1, '#C4B68C'],
  ]);
  const ribs = [-24, -14, -2, 10, 20].map((x) => `M${x} -78V-44`).join('');
  return at(
    124,
    -490,
    path('M-34 14L-22 -14H22L34 14Z', plastic) +
      rect(-27, -26, 54, 13, 5, plastic) +
      path('M-31 -82V-38Q0 -28 31 -38V-82Z', d.across(filmStops(p))) +
      `<path d="${ribs}" stroke="${p.dark}" stroke-width="2.5" opacity=".45"/>` +
      ellipse(0, -82, 31, 7, mix(p.light, '#ffffff', 0.2)),
    1,
    10,
  );
}

/** The welded edges: crimped at the top, with notches to tear at, and narrow at the sides. */
function seal(p: Pressing, size: OilPouchSize): string {
  const crimps = [0, 1, 2, 3].map(
    (row) => `M-180 ${-490 + row * 9}Q0 ${-499 + row * 9} 180 ${-490 + row * 9}`,
  );
  const notch =
    size === 'small' ? path('M-182 -452L-166 -446L-182 -440ZM182 -452L166 -446L182 -440Z', p.ground) : '';
  return (
    path('M-190 -520H190V-456Q0 -464 -190 -456Z', p.dark, 'opacity=".35"') +
    stroke(crimps.join(''), p.light, 2, 'opacity=".5"') +
    notch +
    stroke(
      'M-162 -456C-154 -380 -154 -330 -158 -270C-164 -170 -174 -92 -184 -20',
      p.light,
      2.5,
      'opacity=".45"',
    ) +
    stroke('M162 -456C154 -380 154 -330 158 -270C164 -170 174 -92 184 -20', p.dark, 2.5, 'opacity=".5"')
  );
}

function print(d: Defs, p: Pressing, name: PressingName, volume: string): string {
  return (
    path('M-220 -288C-140 -330 -60 -322 0 -300S140 -276 220 -316V60H-220Z', p.paper, 'opacity=".97"') +
    path(
      'M-220 -300C-140 -342 -60 -334 0 -312S140 -288 220 -328V-312C140 -272 60 -278 0 -300S-140 -326 -220 -284Z',
      p.accent,
    ) +
    wordmarkAt(d, 0, -366, 84, p.ink, p.accent) +
    at(0, -196, emblem(name), 1.12) +
    capitals(p.name, 0, -78, 36, p.dark, 12) +
    capitals('COCONUT OIL', 0, -50, 18, p.base, 16) +
    rect(-52, -36, 104, 30, 15, p.base) +
    capitals(volume, 0, -14, 19, p.ink, 8)
  );
}

function gusset(p: Pressing): string {
  return (
    path('M-210 -4C-110 -30 110 -30 210 -4V40H-210Z', p.dark, 'opacity=".22"') +
    stroke('M-198 -6C-110 -30 110 -30 198 -6', p.dark, 2.5, 'opacity=".3"')
  );
}

/** How the film bulges and folds; the light is on the left. */
function creases(p: Pressing): string {
  return (
    path('M-150 -446C-166 -330 -158 -170 -176 -20C-144 -130 -136 -300 -118 -446Z', '#fff', 'opacity=".22"') +
    path('M-96 -446C-104 -380 -104 -330 -100 -280C-92 -340 -88 -400 -80 -446Z', '#fff', 'opacity=".18"') +
    path('M148 -446C164 -330 156 -170 178 -14C142 -120 138 -300 120 -446Z', p.dark, 'opacity=".14"') +
    path('M-178 -26C-130 -70 -110 -74 -60 -66C-110 -60 -140 -40 -178 -26Z', '#fff', 'opacity=".28"') +
    path('M176 -26C140 -80 110 -88 70 -84C120 -70 140 -50 176 -26Z', p.dark, 'opacity=".1"')
  );
}
