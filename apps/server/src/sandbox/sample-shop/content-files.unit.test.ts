import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSampleCatalogue } from './content-files.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content');

it('shows every choice from three sides, in pictures that are there', async () => {
  const { products, views, banners } = await readSampleCatalogue(CONTENT);
  const firsts = products.flatMap(({ variants }) => variants.map(({ picture }) => picture));
  for (const first of firsts) expect.soft(views[first]?.length, first).toBeGreaterThanOrEqual(2);
  const named = [
    ...firsts,
    ...Object.values(views).flatMap((more) => more.map(({ file }) => file)),
    ...products.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
    ...banners.flatMap(({ imageWide, imageTall }) => [imageWide, imageTall]),
  ];
  expect(named.filter((file) => !existsSync(join(CONTENT, 'pictures', file)))).toEqual([]);
});

it('describes every product picture with its own text', async () => {
  const { products } = await readSampleCatalogue(CONTENT);
  for (const { id, pictures } of products) {
    expect.soft(pictures.length, id).toBeGreaterThanOrEqual(3);
    expect.soft(new Set(pictures.map(({ alt }) => alt)).size, id).toBe(pictures.length);
  }
});

it('shows no product in the picture of another: a set shows all of its contents', async () => {
  const { products } = await readSampleCatalogue(CONTENT);
  // The back label is shared.
  const isLabel = (file: string) => file.startsWith('products/label-');
  const ofProducts = products.flatMap(({ variants, pictures }) => [
    ...new Set([...variants.map(({ picture }) => picture), ...pictures.map(({ file }) => file)]),
  ]);
  const own = ofProducts.filter((file) => !isLabel(file));
  expect(own.filter((file, index) => own.indexOf(file) !== index)).toEqual([]);
});
