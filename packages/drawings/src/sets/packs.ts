import { brush } from '../kinds/coir-brush.ts';
import { giftBox } from '../kinds/gift-box.ts';
import { notebook } from '../kinds/notebook.ts';
import { paperBag } from '../kinds/paper-bag.ts';
import { type Several, severalClose, severalInUse, severalPicture } from '../kinds/several.ts';
import { bowl } from '../kinds/shell-bowl.ts';
import { cloth, mix } from '../palette.ts';
import { markPrintAt } from '../parts/mark.ts';
import { stroke } from '../svg.ts';

type Pack = { readonly several: Several; readonly colours: readonly (keyof typeof cloth)[] };

const packs: Readonly<Record<string, Pack>> = {
  'shell-bowls-2': {
    several: {
      thing: (d, ramp) => bowl(d, ramp, markPrintAt(410, 394, 62, mix(ramp.base, ramp.ink, 0.75))),
      spots: [
        [266, 626, 0.66],
        [530, 692, 0.74],
      ],
      used: 'indoors',
    },
    colours: ['maroon', 'turquoise', 'yellow'],
  },
  'coir-brushes-3': {
    several: {
      thing: brush,
      spots: [
        [214, 612, 0.62],
        [572, 618, 0.62],
        [394, 712, 0.7],
      ],
      used: 'indoors',
    },
    colours: ['green'],
  },
  'notebooks-10': {
    several: {
      // An edge of its own lets each be told from the one behind it.
      thing: (d, ramp) => stroke('M204 690V144Q204 134 214 134H572', ramp.light, 9) + notebook(d, ramp),
      spots: Array.from({ length: 10 }, (_, index) => [190 + index * 46, 604 + index * 11, 0.58] as const),
      used: 'indoors',
    },
    colours: ['blue', 'green', 'black'],
  },
  'gift-boxes-25': {
    several: {
      thing: giftBox,
      spots: [0, 1, 2, 3, 4].flatMap((row) =>
        inRow(5, { from: 150 - row * 8, to: 640 + row * 8, y: 412 + row * 72, scale: 0.215 + row * 0.012 }),
      ),
      used: 'indoors',
    },
    colours: ['maroon', 'turquoise', 'purple'],
  },
  'paper-bags-10': {
    several: {
      thing: paperBag,
      spots: [
        ...inRow(5, { from: 190, to: 640, y: 560, scale: 0.5 }),
        ...inRow(5, { from: 150, to: 620, y: 700, scale: 0.56 }),
      ],
      used: 'outdoors',
    },
    colours: ['white', 'blue', 'green', 'orange', 'black'],
  },
  'paper-bags-5': {
    several: {
      thing: paperBag,
      spots: inRow(5, { from: 176, to: 604, y: 690, scale: 0.66 }),
      used: 'outdoors',
    },
    colours: ['red', 'pink', 'purple', 'grey'],
  },
};

/** What is sold by the set or pack, with as many things as it holds, three views of each colour that is sold. */
export function packsOfSeveral(): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (const [kind, { several, colours }] of Object.entries(packs)) {
    for (const colour of colours) {
      const name = `products/${kind}-${colour}`;
      pictures[name] = severalPicture(several, cloth[colour]);
      pictures[`${name}-2`] = severalClose(several, cloth[colour]);
      pictures[`${name}-3`] = severalInUse(several, cloth[colour]);
    }
  }
  return pictures;
}

/** So many side by side at one depth, from left to right. */
function inRow(
  count: number,
  row: { readonly from: number; readonly to: number; readonly y: number; readonly scale: number },
): (readonly [x: number, y: number, scale: number])[] {
  const step = (row.to - row.from) / (count - 1);
  return Array.from({ length: count }, (_, index) => [row.from + index * step, row.y, row.scale] as const);
}
