import sharp from 'sharp';

export function testPhoto(
  format: 'jpeg' | 'png' | 'webp',
  { width = 40, height = 30 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1E7B4F' } })
    .withExif({ IFD0: { Make: CAMERA }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1' } })
    .toFormat(format)
    .toBuffer();
}

export const CAMERA = 'Camera of somebody';

export const HEIC_PHOTO = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and so on', 'latin1');
