import { changeProduct } from '@ilaneer/contract/staff/catalogue/products';
import { expect, it } from 'vitest';
import { validatorOf } from '../../../http/validator.ts';
import { draftProblems } from './draft-problems.ts';
import { draftOf, newVariant } from './new-drafts.ts';

const at = new Date('2026-11-29T06:00:00Z');
const MESSAGE = 'Choose a picture';

const FOREIGN = [
  '../../etc/passwd',
  'http://169.254.169.254/x.png',
  '//169.254.169.254/x.png',
  '/etc/passwd.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'products/../../x.png',
  'products\\x.png',
  'x.png?y',
  'x.png\n.svg',
  'x.html',
];
const OWN = [
  'products/water-pack-6-natural.svg',
  `photos/${'0a'.repeat(16)}-1600.webp`,
  'banners/wide.avif',
  'a.jpg',
];

function draftWith(file: string) {
  const product = { ...draftOf('p', at), name: 'Oil', categoryId: 'oils', hsnCode: '1513' };
  product.pictures = [{ file, alt: 'A bottle' }];
  const variant = { ...newVariant('v', 'p', 'OIL-1', at), picture: file };
  return { before: null, after: { product, categoryName: 'Oils', variants: [variant] } };
}

function problemsOf(body: unknown, schema: Parameters<typeof validatorOf>[0]) {
  const read = validatorOf(schema, 'body')(body);
  return 'error' in read ? read.error.fields : [];
}

it.each(FOREIGN)('a product shows no picture called %j, from its page or from a file', (file) => {
  expect(problemsOf({ pictures: [{ file, alt: '' }] }, changeProduct.body)).toEqual([
    { field: 'pictures.0.file', message: MESSAGE },
  ]);
  const problems = draftProblems(draftWith(file), () => null);
  expect(problems).toEqual(
    expect.arrayContaining([
      { field: 'pictures.0.file', message: MESSAGE },
      { field: 'variants.0.picture', message: MESSAGE },
    ]),
  );
});

it.each(OWN)('a product shows %j', (file) => {
  expect(problemsOf({ pictures: [{ file, alt: '' }] }, changeProduct.body)).toEqual([]);
  const fields = draftProblems(draftWith(file), () => null).map(({ field }) => field);
  expect(fields).not.toContain('pictures.0.file');
  expect(fields).not.toContain('variants.0.picture');
});

it('a variant may not name a picture outside the product', () => {
  const fields = draftProblems(draftWith(''), () => null).map(({ field }) => field);
  expect(fields).not.toContain('variants.0.picture');
});
