import { banners } from '../scenes/banners.ts';
import { oneDrop } from '../scenes/one-drop.ts';
import { sectionArt } from '../scenes/section-art.ts';

/** Banners, section art and the brand's signs. */
export function scenes(): Record<string, string> {
  return { ...banners(), ...sectionArt(), ...oneDrop() };
}
