import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { storedZip, type ZipEntry } from './stored-zip.ts';

async function bytesOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of storedZip(entries)) parts.push(part);
  return Buffer.concat(parts);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const TWO: readonly ZipEntry[] = [
  { name: '2026-11/README.txt', bytes: Buffer.from('Books') },
  { name: '2026-11/documents/INV-2627-000001.pdf', bytes: Buffer.from('%PDF') },
];

describe('an archive (JOURNAL-35)', () => {
  // Both sums are of archives that Info-ZIP and Python read without a complaint.
  it('has bytes that follow from its entries alone', async () => {
    expect(sha256(await bytesOf(TWO))).toBe(
      '0a3dc7dae8af730017cfca72795ed38ac6cf71746ebede06351ce22bdccf0b09',
    );
    expect((await bytesOf(TWO)).equals(await bytesOf(TWO))).toBe(true);
    expect((await bytesOf(TWO.toReversed())).equals(await bytesOf(TWO))).toBe(false);
  });

  it('has the larger directory above 65,534 entries', async () => {
    const many = Array.from({ length: 70_000 }, (_, index) => ({
      name: `d/${index}.txt`,
      bytes: Buffer.from(String(index)),
    }));
    expect(sha256(await bytesOf(many))).toBe(
      'fafeaa9c2de6b71021292bb6b889bad98aeb08bfc0fe343e7f351fb70ec29466',
    );
  });

  it('may be empty', async () => {
    expect((await bytesOf([])).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`);
  });
});
