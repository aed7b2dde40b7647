import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

type Region = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const PIXELS_A_POINT = 2;
/** Largest difference of two pixels that still counts as equal. */
const THRESHOLD = 0.1;

/** A missing image is written from the page, for review, and all pixels count as different. */
export async function pixelsUnlike(pdf: Buffer, imageFile: string, region: Region): Promise<number> {
  const shown = await draw(pdf, region);
  if (!existsSync(imageFile)) {
    writeFileSync(imageFile, PNG.sync.write(shown));
    return shown.width * shown.height;
  }
  const expected = PNG.sync.read(readFileSync(imageFile));
  const { width, height } = shown;
  if (expected.width !== width || expected.height !== height) return width * height;
  return pixelmatch(shown.data, expected.data, undefined, width, height, { threshold: THRESHOLD });
}

async function draw(pdf: Buffer, region: Region): Promise<PNG> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = await document.getPage(0).render({ scale: PIXELS_A_POINT, render: 'bitmap' });
  document.destroy();
  library.destroy();
  const whole = new PNG({ width: page.width, height: page.height });
  whole.data = Buffer.from(page.data);
  const pixels = (points: number) => points * PIXELS_A_POINT;
  const part = new PNG({ width: pixels(region.width), height: pixels(region.height) });
  PNG.bitblt(whole, part, pixels(region.x), pixels(region.y), part.width, part.height, 0, 0);
  return part;
}
