import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// The drawing process, at low priority.

export { cleanPhotos } from './clean-photos.ts';
export { drawPreview } from './draw-preview.ts';
export { makeSizes } from './make-sizes.ts';

// Pictures are drawn once: libvips' cache is useless.
sharp.cache(false);
sharp.concurrency(1);

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Sandboxes may forbid the priority; drawing works without it.
}
