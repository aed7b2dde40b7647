import { authors } from '../scenes/authors.ts';
import { banners } from '../scenes/banners.ts';
import { gallery } from '../scenes/gallery.ts';
import { map } from '../scenes/map.ts';
import { payMarks } from '../scenes/pay-marks.ts';
import { sectionArt } from '../scenes/section-art.ts';
import { stores } from '../scenes/stores.ts';

/** Banners, section art and the brand's signs. */
export function scenes(): Record<string, string> {
  return { ...banners(), ...gallery(), ...sectionArt(), ...stores(), ...map(), ...payMarks(), ...authors() };
}
