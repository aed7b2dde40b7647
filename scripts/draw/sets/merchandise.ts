import { capPicture, tshirtDetail, tshirtPicture } from '../kinds/apparel.ts';
import { bagDetail, drawstringPicture, totePicture } from '../kinds/bags.ts';
import { coirBrushPicture, shellBowlPicture } from '../kinds/coconut-wares.ts';
import { giftBoxPicture, notebookDetail, notebookPicture, paperBagPicture } from '../kinds/paper-goods.ts';
import { cloth, type Ramp } from '../palette.ts';

const kinds: Readonly<Record<string, (ramp: Ramp) => string>> = {
  tshirt: tshirtPicture,
  cap: capPicture,
  notebook: notebookPicture,
  tote: totePicture,
  drawstring: drawstringPicture,
  'shell-bowl': shellBowlPicture,
  'coir-brush': coirBrushPicture,
  'gift-box': giftBoxPicture,
  'paper-bag': paperBagPicture,
};

/** Every piece of merchandise in every colour, and a closer look at each family. */
export function merchandise(): Record<string, string> {
  const pictures: Record<string, string> = {
    'products/detail-tshirt': tshirtDetail(cloth.green),
    'products/detail-cap': capPicture({ ...cloth.green, ground: cloth.yellow.ground }),
    'products/detail-notebook': notebookDetail(cloth.green),
    'products/detail-bag': bagDetail(cloth.white),
    'products/detail-eco': shellBowlPicture({ ...cloth.turquoise, ground: cloth.green.ground }),
    'products/detail-packaging': giftBoxPicture({ ...cloth.green, ground: cloth.yellow.ground }),
  };
  for (const [kind, draw] of Object.entries(kinds)) {
    for (const [colour, ramp] of Object.entries(cloth)) pictures[`products/${kind}-${colour}`] = draw(ramp);
  }
  return pictures;
}
