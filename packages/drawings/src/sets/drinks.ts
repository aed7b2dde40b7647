import { backLabel } from '../kinds/back-label.ts';
import { tenderCoconutOpen, tenderCoconutOutside, tenderCoconutPicture } from '../kinds/tender-coconut.ts';
import { waterBottleClose, waterBottlePicture, waterBottlePoured } from '../kinds/water-bottle.ts';
import { type PackSize, waterPackClose, waterPackOutside, waterPackPicture } from '../kinds/water-pack.ts';
import { type FlavourName, flavour } from '../palette.ts';

const sizes: readonly PackSize[] = [6, 12, 24, 48];

/** Tender coconut water in every flavour and pack, the nut itself, and the backs of the labels. */
export function drinks(): Record<string, string> {
  const pictures: Record<string, string> = {
    'products/water-coconut-natural': tenderCoconutPicture(),
    'products/water-coconut-natural-2': tenderCoconutOpen(),
    'products/water-coconut-natural-3': tenderCoconutOutside(),
  };
  for (const name of Object.keys(flavour) as FlavourName[]) {
    const bottle = `products/water-bottle-${name}`;
    pictures[bottle] = waterBottlePicture(name);
    pictures[`${bottle}-2`] = waterBottleClose(name);
    pictures[`${bottle}-3`] = waterBottlePoured(name);
    const product = name === 'natural' ? 'tender' : name;
    pictures[`products/label-${name}`] = backLabel(
      `${product}-coconut-water-200ml`,
      flavour[name].name,
      flavour[name],
    );
    for (const size of sizes) {
      const pack = `products/water-pack-${size}-${name}`;
      pictures[pack] = waterPackPicture(size, name);
      pictures[`${pack}-2`] = waterPackClose(size, name);
      pictures[`${pack}-3`] = waterPackOutside(size, name);
    }
  }
  return pictures;
}
