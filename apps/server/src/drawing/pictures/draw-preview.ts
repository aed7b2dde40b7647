import sharp, { type OverlayOptions, type Sharp } from 'sharp';

export type PreviewJob =
  /** 1200 × 630: the picture on the brand's ground, with the wordmark if any. */
  | { readonly kind: 'product'; readonly file: string; readonly wordmark: string | null }
  /** 1200 × 630: the picture alone. */
  | { readonly kind: 'cover'; readonly file: string }
  /** 1000 × 1000, for product feeds. */
  | { readonly kind: 'square'; readonly file: string };

export type DrawPreview = (job: PreviewJob) => Promise<Uint8Array>;

const WIDTH = 1_200;
const HEIGHT = 630;
const SQUARE = 1_000;
const GROUND = '#0e3b2e';
const WORDMARK = { width: 205, left: 40 };

export async function drawPreview(job: PreviewJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'product': {
      const picture = await fitted(job.file, HEIGHT, HEIGHT).toBuffer();
      const wordmark = job.wordmark === null ? null : await whiteWordmark(job.wordmark);
      const left = Math.round((WIDTH - HEIGHT) / 2);
      return asPng(
        sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } }).composite([
          { input: picture, left, top: 0 },
          ...(wordmark === null ? [] : [wordmark]),
        ]),
      );
    }
    case 'cover':
      return asPng(fitted(job.file, WIDTH, HEIGHT).flatten({ background: GROUND }));
    case 'square':
      return asPng(fitted(job.file, SQUARE, SQUARE).flatten({ background: '#ffffff' }));
  }
}

// Twice the screen resolution, so that small drawings stay sharp.
const DENSITY = 144;

function fitted(file: string, width: number, height: number): Sharp {
  return sharp(file, { density: DENSITY }).resize(width, height, { fit: 'cover' });
}

async function whiteWordmark(file: string): Promise<OverlayOptions> {
  const { data, info } = await sharp(file, { density: DENSITY })
    .resize({ width: WORDMARK.width })
    .ensureAlpha()
    .linear([0, 0, 0, 1], [255, 255, 255, 0])
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: WORDMARK.left, top: Math.round((HEIGHT - info.height) / 2) };
}

function asPng(picture: Sharp): Promise<Uint8Array> {
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
