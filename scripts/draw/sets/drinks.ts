import { tenderCoconutPicture } from '../kinds/tender-coconut.ts';
import { waterBottlePicture } from '../kinds/water-bottle.ts';
import { type PackSize, waterPackPicture } from '../kinds/water-pack.ts';
import { capitals, wordmarkAt } from '../lettering.ts';
import { type FlavourName, flavour, token } from '../palette.ts';
import { halfCoconut } from '../parts/coconut.ts';
import { contactShadow, ground, PICTURE, wall } from '../parts/ground.ts';
import { waterBottle } from '../parts/water-bottle.ts';
import { at, circle, Defs, path, rect, stroke } from '../svg.ts';

const sizes: readonly PackSize[] = [6, 12, 24, 48];

/** Tender coconut water in every flavour and pack, the nut itself, and closer looks. */
export function drinks(): Record<string, string> {
  const pictures: Record<string, string> = {
    'products/water-coconut-natural': tenderCoconutPicture(),
    'products/detail-water': still(),
    'products/detail-label': backLabel(),
  };
  for (const name of Object.keys(flavour) as FlavourName[]) {
    pictures[`products/water-bottle-${name}`] = waterBottlePicture(name);
    for (const size of sizes) pictures[`products/water-pack-${size}-${name}`] = waterPackPicture(size, name);
  }
  return pictures;
}

function still(): string {
  const d = new Defs();
  const body =
    ground(d, flavour.natural.ground) +
    contactShadow(d, 290, 690, 130, 26) +
    at(290, 690, waterBottle(d, 'natural'), 1.02) +
    contactShadow(d, 560, 716, 180, 28) +
    at(560, 606, halfCoconut(d, 'green'), 1, -6);
  return d.picture(PICTURE, PICTURE, body);
}

/** The back of a label: the vegetarian mark, and where the small print stands. */
function backLabel(): string {
  const d = new Defs();
  const f = flavour.natural;
  const rows = [0, 1, 2, 3, 4, 5].map((row) =>
    stroke(`M252 ${430 + row * 34}H${row % 3 === 2 ? 470 : 548}`, f.dark, 7, 'opacity=".3"'),
  );
  const bars = Array.from({ length: 26 }, (_, index) =>
    rect(420 + index * 5.2, 640, index % 3 === 0 ? 3.6 : 1.8, 62, 0, token.palm),
  );
  const body =
    wall(d, f.ground) +
    path(
      'M170 96Q400 140 630 96V736Q400 784 170 736Z',
      token.palm,
      'opacity=".14" transform="translate(18 20)"',
    ) +
    path(
      'M170 96Q400 140 630 96V736Q400 784 170 736Z',
      d.across([
        [0, '#E9E2CC'],
        [0.25, '#FFFFFF'],
        [0.7, '#FFFBEF'],
        [1, '#DED5B8'],
      ]),
    ) +
    path('M170 96Q400 140 630 96V226Q400 270 170 226Z', f.base) +
    wordmarkAt(400, 214, 84, f.ink, f.accent) +
    rect(252, 300, 66, 66, 6, 'none', `stroke="${f.base}" stroke-width="7"`) +
    circle(285, 333, 19, f.base) +
    capitals('NATURAL', 450, 346, 34, f.dark, 12) +
    rows.join('') +
    bars.join('');
  return d.picture(PICTURE, PICTURE, body);
}
