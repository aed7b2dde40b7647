import { about } from '../scenes/about.ts';
import { authors } from '../scenes/authors.ts';
import { banners } from '../scenes/banners.ts';
import { covers } from '../scenes/covers.ts';
import { emptyStates } from '../scenes/empty-states.ts';
import { farmSteps } from '../scenes/farm-steps.ts';
import { featured } from '../scenes/featured.ts';
import { gallery } from '../scenes/gallery.ts';
import { map } from '../scenes/map.ts';
import { merchandiseSteps } from '../scenes/merchandise-steps.ts';
import { oneDrop } from '../scenes/one-drop.ts';
import { payMarks } from '../scenes/pay-marks.ts';
import { signs } from '../scenes/signs.ts';
import { stores } from '../scenes/stores.ts';

/** Banners, section art and the brand's signs. */
export function scenes(): Record<string, string> {
  return {
    ...about(),
    ...banners(),
    ...gallery(),
    ...emptyStates(),
    ...covers(),
    ...farmSteps(),
    ...merchandiseSteps(),
    ...featured(),
    ...signs(),
    ...stores(),
    ...map(),
    ...oneDrop(),
    ...payMarks(),
    ...authors(),
  };
}
