import { backLabel } from '../kinds/back-label.ts';
import { type OilVessel, oilClose, oilInKitchen, oilPicture, oilTrio } from '../kinds/oil.ts';
import { type PressingName, pressing } from '../palette.ts';

const vessels: readonly OilVessel[] = ['bottle-200', 'bottle-1l', 'pouch-500', 'pouch-1l'];

/** Coconut oil in every vessel and pressing: alone, close, and in the kitchen; and three bottles of one kind. */
export function oils(): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (const name of Object.keys(pressing) as PressingName[]) {
    for (const vessel of vessels) {
      pictures[`products/oil-${vessel}-${name}`] = oilPicture(vessel, name);
      pictures[`products/oil-${vessel}-${name}-2`] = oilClose(vessel, name);
      pictures[`products/oil-${vessel}-${name}-3`] = oilInKitchen(vessel, name);
    }
    pictures[`products/label-oil-${name}`] = backLabel(
      `${name}-coconut-oil-bottle`,
      `${pressing[name].name} COCONUT OIL`,
      pressing[name],
    );
    pictures[`products/oil-trio-${name}`] = oilTrio(name);
  }
  return pictures;
}
