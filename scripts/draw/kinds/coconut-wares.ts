import { mix, type Ramp } from '../palette.ts';
import { contactShadow, ground, PICTURE } from '../parts/ground.ts';
import { markPrintAt } from '../parts/mark.ts';
import { scatter } from '../seed.ts';
import { Defs, ellipse, path, stroke } from '../svg.ts';

/** A polished coconut-shell bowl, lacquered inside. */
export function shellBowlPicture(ramp: Ramp): string {
  const d = new Defs();
  const shell = d.radial(0.3, 0.25, 0.9, [
    [0, '#A5713F'],
    [0.45, '#6F4522'],
    [1, '#321A0A'],
  ]);
  const inside = d.radial(0.62, 0.75, 0.8, [
    [0, ramp.light],
    [0.5, ramp.base],
    [1, ramp.dark],
  ]);
  const next = scatter(7);
  const grain = Array.from({ length: 26 }, () => {
    const x = 170 + next() * 440;
    const y = 420 + next() * 200;
    return stroke(
      `M${x} ${y}q${10 + next() * 16} ${-3 + next() * 8} ${26 + next() * 26} ${next() * 7}`,
      next() > 0.5 ? '#C08A55' : '#2B1407',
      2.4,
      'opacity=".45"',
    );
  });
  const clip = d.clip(path('M134 372C140 560 250 690 400 690S660 560 666 372Z', '#000'));
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 404, 690, 190, 30) +
    path('M134 372C140 560 250 690 400 690S660 560 666 372Z', shell) +
    `<g clip-path="${clip}">${grain.join('')}</g>` +
    path('M176 460C196 560 250 630 310 656C250 590 216 520 206 452Z', '#fff', 'opacity=".22"') +
    ellipse(400, 372, 266, 92, '#4A2A12') +
    ellipse(400, 366, 262, 88, '#B98352') +
    ellipse(400, 370, 246, 78, inside) +
    path('M180 352C230 306 330 294 410 296C330 306 250 326 206 378Z', '#fff', 'opacity=".32"') +
    markPrintAt(410, 394, 62, mix(ramp.base, ramp.ink, 0.75)) +
    ellipse(400, 690, 84, 10, '#321A0A', 'opacity=".6"');
  return d.picture(PICTURE, PICTURE, body);
}

/** A scrubbing brush of coir with a lacquered handle. */
export function coirBrushPicture(ramp: Ramp): string {
  const d = new Defs();
  const next = scatter(31);
  const bristles = Array.from({ length: 150 }, (_, index) => {
    const x = 168 + (index % 50) * 9.4 + next() * 6;
    const lean = (x - 400) * 0.16 + (next() - 0.5) * 26;
    const colour = ['#8A5A33', '#B98352', '#6B4020', '#D2A268'][index % 4] ?? '#8A5A33';
    return stroke(`M${x} 456q${lean * 0.4} 90 ${lean} ${176 + next() * 34}`, colour, 4);
  });
  const handle = d.down([
    [0, ramp.light],
    [0.4, ramp.base],
    [1, ramp.dark],
  ]);
  const body =
    ground(d, ramp.ground) +
    contactShadow(d, 404, 676, 270, 32) +
    bristles.join('') +
    path('M150 430H650V470Q650 486 630 486H170Q150 486 150 470Z', '#5C3719') +
    path(
      'M130 352C130 300 180 270 260 268C330 266 350 286 400 286S470 266 540 268C620 270 670 300 670 352V412Q670 446 634 446H166Q130 446 130 412Z',
      handle,
    ) +
    path(
      'M150 348C152 310 196 286 262 284C330 282 352 302 400 302S470 282 538 284C590 286 628 300 642 326C560 306 520 318 400 322S200 312 150 348Z',
      '#fff',
      'opacity=".35"',
    ) +
    stroke('M150 430H650', ramp.dark, 5, 'opacity=".5"') +
    markPrintAt(400, 374, 82, ramp.ink);
  return d.picture(PICTURE, PICTURE, body);
}
