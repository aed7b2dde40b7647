import { capClose, capOutside, capPicture } from '../kinds/cap.ts';
import { coirBrushClose, coirBrushInUse, coirBrushPicture } from '../kinds/coir-brush.ts';
import { drawstringClose, drawstringOutside, drawstringPicture } from '../kinds/drawstring.ts';
import { giftBoxOnTable, giftBoxOpen, giftBoxPicture } from '../kinds/gift-box.ts';
import { notebookOnDesk, notebookOpen, notebookPicture } from '../kinds/notebook.ts';
import { paperBagClose, paperBagOutside, paperBagPicture } from '../kinds/paper-bag.ts';
import { quickDryCapClose, quickDryCapOutside, quickDryCapPicture } from '../kinds/quick-dry-cap.ts';
import { shellBowlAbove, shellBowlPicture, shellBowlServed } from '../kinds/shell-bowl.ts';
import { toteClose, toteOutside, totePicture } from '../kinds/tote.ts';
import { tshirtClose, tshirtOutside, tshirtPicture } from '../kinds/tshirt.ts';
import { cloth, type Ramp } from '../palette.ts';

type View = (ramp: Ramp) => string;

/** Alone, close or open, and in use. */
const views: Readonly<Record<string, readonly [View, View, View]>> = {
  tshirt: [tshirtPicture, tshirtClose, tshirtOutside],
  cap: [capPicture, capClose, capOutside],
  'quick-dry-cap': [quickDryCapPicture, quickDryCapClose, quickDryCapOutside],
  notebook: [notebookPicture, notebookOpen, notebookOnDesk],
  tote: [totePicture, toteClose, toteOutside],
  drawstring: [drawstringPicture, drawstringClose, drawstringOutside],
  'shell-bowl': [shellBowlPicture, shellBowlAbove, shellBowlServed],
  'coir-brush': [coirBrushPicture, coirBrushClose, coirBrushInUse],
  'gift-box': [giftBoxPicture, giftBoxOpen, giftBoxOnTable],
  'paper-bag': [paperBagPicture, paperBagClose, paperBagOutside],
};

/** Every piece of merchandise in every colour, three views of each. */
export function merchandise(): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (const [kind, [alone, near, used]] of Object.entries(views)) {
    for (const [colour, ramp] of Object.entries(cloth)) {
      const name = `products/${kind}-${colour}`;
      pictures[name] = alone(ramp);
      pictures[`${name}-2`] = near(ramp);
      pictures[`${name}-3`] = used(ramp);
    }
  }
  return pictures;
}
