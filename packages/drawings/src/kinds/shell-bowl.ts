import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, onFloor, PICTURE } from '../parts/ground.ts';
import { bananaChips } from '../parts/kitchen.ts';
import { markPrintAt } from '../parts/mark.ts';
import { BOARD, tabletop } from '../parts/setting.ts';
import { scatter } from '../seed.ts';
import { at, circle, Defs, ellipse, group, path, pd, stroke } from '../svg.ts';

const SHELL = 'M134 372C140 560 250 690 400 690S660 560 666 372Z';

function lacquer(d: Defs, ramp: Ramp): string {
  return d.radial(0.62, 0.75, 0.8, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
}

function shellWood(d: Defs): string {
  return d.radial(0.3, 0.25, 0.9, [
    [0, '#A5713F'],
    [0.45, '#6F4522'],
    [1, '#321A0A'],
  ]);
}

/** The lines of the polished shell, light ones and dark ones. */
function grain(): string {
  const next = scatter(7);
  const lines = ['', ''];
  for (let index = 0; index < 26; index += 1) {
    const x = 170 + next() * 440;
    const y = 420 + next() * 200;
    lines[index % 2] +=
      pd`M${x} ${y}q${10 + next() * 16} ${-3 + next() * 8} ${26 + next() * 26} ${next() * 7}`;
  }
  const [light = '', dark = ''] = lines;
  return stroke(light, '#C08A55', 2.4, 'opacity=".45"') + stroke(dark, '#2B1407', 2.4, 'opacity=".45"');
}

/** The bowl on the floor; `inside` lies on the lacquer. */
export function bowl(d: Defs, ramp: Ramp, inside: string): string {
  return (
    path(SHELL, shellWood(d)) +
    group(grain(), `clip-path="${d.clip(path(SHELL, '#000'))}"`) +
    path('M176 460C196 560 250 630 310 656C250 590 216 520 206 452Z', '#fff', 'opacity=".22"') +
    ellipse(400, 372, 266, 92, '#4A2A12') +
    ellipse(400, 366, 262, 88, '#B98352') +
    ellipse(400, 370, 246, 78, lacquer(d, ramp)) +
    path('M180 352C230 306 330 294 410 296C330 306 250 326 206 378Z', '#fff', 'opacity=".32"') +
    inside +
    ellipse(400, 690, 84, 10, '#321A0A', 'opacity=".6"')
  );
}

/** A polished coconut-shell bowl, lacquered inside. */
export function shellBowlPicture(ramp: Ramp): string {
  const d = new Defs();
  const print = markPrintAt(410, 394, 62, mix(ramp.base, ramp.ink, 0.75));
  const body = ground(d, ramp.ground) + contactShadow(d, 404, 690, 190, 30) + bowl(d, ramp, print);
  return d.picture(PICTURE, PICTURE, body);
}

/** From above, where the thickness of the shell and the depth of the lacquer show. */
export function shellBowlAbove(ramp: Ramp): string {
  const d = new Defs();
  const shade = d.radial(0.5, 0.5, 0.5, [
    [0.8, '#0E3B2E', 0.4],
    [1, '#0E3B2E', 0],
  ]);
  const well = d.radial(0.66, 0.7, 0.8, [
    [0, ramp.light],
    [0.4, ramp.base],
    [1, ramp.dark],
  ]);
  const body =
    ground(d, ramp.ground, PICTURE, PICTURE, 20) +
    ellipse(430, 436, 340, 336, shade) +
    path(
      'M400 92C570 90 708 224 708 400C710 574 576 708 400 710C222 708 92 576 90 400C90 224 228 94 400 92Z',
      shellWood(d),
    ) +
    circle(400, 400, 294, '#B98352') +
    circle(404, 404, 280, '#4A2A12') +
    circle(402, 402, 272, well) +
    circle(420, 424, 190, ramp.dark, 'opacity=".16"') +
    circle(428, 434, 128, ramp.light, 'opacity=".2"') +
    path(
      'M176 344C206 232 300 164 404 158C306 186 236 254 214 366C206 386 172 372 176 344Z',
      '#fff',
      'opacity=".4"',
    ) +
    markPrintAt(424, 428, 150, mix(ramp.base, ramp.ink, 0.75));
  return d.picture(PICTURE, PICTURE, body);
}

/** With banana chips, on a board. */
export function shellBowlServed(ramp: Ramp): string {
  const d = new Defs();
  const chips = bananaChips(d);
  const heap = at(400, 356, chips, 1.9) + at(390, 326, chips, 1.4, 4) + at(410, 296, chips, 0.9, -6);
  const body =
    tabletop(d, ramp.ground) +
    contactShadow(d, 360, BOARD, 160, 20) +
    onFloor(bowl(d, ramp, heap), 360, BOARD, 0.94) +
    at(624, 690, chips, 0.9);
  return d.picture(PICTURE, PICTURE, body);
}
