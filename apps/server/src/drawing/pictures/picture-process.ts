import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

// What the process that draws pictures is asked for. It steps back whenever the shop has something to do.

export { cleanPhotos } from './clean-photos.ts';
export { drawPreview } from './draw-preview.ts';
export { makeSizes } from './make-sizes.ts';

// One picture at a time and none of them twice: what libvips would keep is of no use.
sharp.cache(false);
sharp.concurrency(1);

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A sandbox around the shop may forbid it, and pictures are drawn all the same.
}
