import { describe, expect, it } from 'vitest';
import { textPicture } from './letters/text-picture.ts';
import type { AddressLabel } from './sheets.ts';
import { writeZpl } from './write-zpl.ts';

const LABEL: AddressLabel = {
  from: { name: 'Palm Grove', lines: ['7 Beach Road', 'Kozhikode 673001'] },
  to: {
    name: 'ആശ മേനോൻ',
    lines: ['12 Temple Road', 'ഇളനീർ വീട്'],
    city: 'Kochi',
    state: 'Kerala',
    pinCode: '682001',
    phone: '9847012345',
  },
  parcelNumber: 'OD1000001-1',
  orderNumber: 'OD1000001',
  ofParcels: '1 of 1',
  toCollect: null,
  weight: null,
  courier: null,
  trackingNumber: null,
};
const PICTURE = /\^GFA,(\d+),(\d+),(\d+),([0-9A-F]+)\^FS/g;

describe('a label for a label printer', () => {
  it('has a picture where a line is not plain Latin, and no letter that the printer lacks (PARCEL-15)', async () => {
    const zpl = await writeZpl({ ...LABEL, toCollect: '₹1,536.00' });
    expect(zpl).toMatch(/^[\n -~]*$/);
    const pictures = [...zpl.matchAll(PICTURE)];
    // Name, street, and the rupee sign, white on black.
    expect(pictures).toHaveLength(3);
    expect(zpl).toContain('^FO40,592^FR^GFA,');
    for (const [, count, whole, perRow, hex = ''] of pictures) {
      expect([count, whole, perRow]).toEqual([String(hex.length / 2), count, '90']);
      expect(hex).toMatch(/[1-9A-F]/);
    }
    expect(zpl).toContain('^FDPhone 9847012345^FS');
  });

  it('stays text where all of it is plain', async () => {
    const to = { ...LABEL.to, name: 'Asha Menon', lines: ['12 Temple Road'] };
    const zpl = await writeZpl({ ...LABEL, to });
    expect(zpl).not.toContain('^GF');
    expect(zpl).toContain('^FDAsha Menon^FS');
  });

  it('stays within its width and lines for any text', async () => {
    const look = { width: 720, em: 24, lineHeight: 36, lines: 2, align: 'left' } as const;
    const empty = await textPicture('', look);
    expect(empty.bytes.every((byte) => byte === 0)).toBe(true);
    for (const text of ['കോഴിക്കോട് '.repeat(30), 'തൃശ്ശൂർ'.repeat(60), 'محمد علی', '李']) {
      const { rows, bytesPerRow, bytes } = await textPicture(text, look);
      expect(rows).toBeLessThanOrEqual(72);
      expect(bytes).toHaveLength(rows * bytesPerRow);
      expect(bytes.some((byte) => byte !== 0)).toBe(text !== '李');
    }
  });
});
