import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { textDrawing } from '../letters/text-drawing.ts';

/** Logo for dark ground, else the name. */
export type Sign = { readonly name: string; readonly logo: Uint8Array | null; readonly ink: string };

export type PreviewJob =
  /** 1200 × 630: the picture on the brand's ground, with its sign. */
  | { readonly kind: 'product'; readonly picture: Uint8Array; readonly sign: Sign }
  /** 1200 × 630: the picture alone. */
  | { readonly kind: 'cover'; readonly picture: Uint8Array; readonly ink: string }
  /** 1000 × 1000, for product feeds. */
  | { readonly kind: 'square'; readonly picture: Uint8Array }
  /** 1200 × 630: the sign alone. */
  | { readonly kind: 'sign'; readonly sign: Sign }
  /** `inset`: share of the side left free all round, on `ground`; without a picture the first letter of the name. */
  | {
      readonly kind: 'icon';
      readonly picture: Uint8Array | null;
      readonly name: string;
      readonly size: number;
      readonly ground: string | null;
      readonly colour: string;
      readonly inset: number;
    }
  /** At the left of `box`, on white or on nothing; at most 20 kB. */
  | {
      readonly kind: 'logo';
      readonly picture: Uint8Array;
      readonly box: Box;
      readonly ground: '#ffffff' | null;
    };

export type DrawPreview = (job: PreviewJob) => Promise<Uint8Array>;

const WIDTH = 1_200;
const HEIGHT = 630;
const SQUARE = 1_000;
const BESIDE = { width: 205, height: 120, left: 40 };
const ALONE = { width: 640, height: 240 };

export async function drawPreview(job: PreviewJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'product': {
      const picture = await fitted(job.picture, HEIGHT, HEIGHT).toBuffer();
      const sign = await signAt(job.sign, BESIDE, BESIDE.left);
      const left = Math.round((WIDTH - HEIGHT) / 2);
      return asPng(ground(WIDTH, HEIGHT, job.sign.ink).composite([{ input: picture, left, top: 0 }, sign]));
    }
    case 'cover':
      return asPng(fitted(job.picture, WIDTH, HEIGHT).flatten({ background: job.ink }));
    case 'square':
      return asPng(fitted(job.picture, SQUARE, SQUARE).flatten({ background: '#ffffff' }));
    case 'sign': {
      const sign = await signAt(job.sign, ALONE, (WIDTH - ALONE.width) / 2);
      return asPng(ground(WIDTH, HEIGHT, job.sign.ink).composite([sign]));
    }
    case 'icon': {
      const { size, picture, name, colour } = job;
      const background = job.ground ?? (picture === null ? colour : NOTHING);
      const side = Math.round(size * (1 - 2 * job.inset));
      const letter = Array.from(name.toUpperCase())[0] ?? '';
      const [input, box] =
        picture === null
          ? [textDrawing(letter, { width: side, height: side, colour: '#ffffff' }), Math.round(side * 0.6)]
          : [picture, side];
      const drawn = await sharp(input, { density: DENSITY })
        .resize(box, box, { fit: 'contain', background: NOTHING })
        .png()
        .toBuffer();
      return asPng(
        sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
          { input: drawn, gravity: 'centre' },
        ]),
      );
    }
    case 'logo':
      return drawLogo(job);
  }
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };
const MOST_LOGO_BYTES = 20_480;
/** 16 are four bits a pixel, which always fit. */
const COLOURS = [256, 64, 16];

async function drawLogo({
  picture,
  box,
  ground,
}: Extract<PreviewJob, { kind: 'logo' }>): Promise<Uint8Array> {
  const { width, height } = box;
  const fit = { fit: 'contain', position: 'left', background: NOTHING } as const;
  const drawn = await sharp(picture, { density: DENSITY }).resize(width, height, fit).png().toBuffer();
  let png = drawn;
  for (const colours of COLOURS) {
    const logo = ground === null ? sharp(drawn) : sharp(drawn).flatten({ background: ground });
    png = await logo.png({ palette: true, colours, compressionLevel: 9 }).toBuffer();
    if (png.length <= MOST_LOGO_BYTES) break;
  }
  return png;
}

// Twice the screen resolution, so that small drawings stay sharp.
const DENSITY = 144;

function ground(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function fitted(picture: Uint8Array, width: number, height: number): Sharp {
  return sharp(picture, { density: DENSITY }).resize(width, height, { fit: 'cover' });
}

type Box = { readonly width: number; readonly height: number };

/** In the middle of the height. */
async function signAt({ name, logo }: Sign, box: Box, left: number): Promise<OverlayOptions> {
  const drawn = sharp(logo ?? textDrawing(name, { ...box, colour: '#ffffff' }), { density: DENSITY });
  const { data, info } = await drawn
    .resize(box.width, box.height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const free = logo === null ? 0 : Math.round((box.width - info.width) / 2);
  return { input: data, left: Math.round(left) + free, top: Math.round((HEIGHT - info.height) / 2) };
}

function asPng(picture: Sharp): Promise<Uint8Array> {
  return picture.png({ compressionLevel: 9 }).toBuffer();
}
