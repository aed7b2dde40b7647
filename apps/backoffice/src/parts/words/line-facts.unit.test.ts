import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineFacts } from './line-facts.tsx';

const LINE = { variantName: 'Blue', sku: 'TEE-B', quantity: 2 };
const textOf = (props: Parameters<typeof LineFacts>[0]) =>
  renderToStaticMarkup(createElement(LineFacts, props)).replace(/<[^>]*>/g, '');

it('shows the variant and SKU of a line, or the given facts', () => {
  expect(textOf({ line: LINE })).toBe('Blue · TEE-B');
  expect(textOf({ line: { ...LINE, variantName: '' } })).toBe('TEE-B');
  expect(textOf({ line: LINE, facts: ['TEE-B'] })).toBe('TEE-B');
});

it('shows the gift note of a line (CART-26)', () => {
  expect(textOf({ line: { ...LINE, giftNote: 'For Anu' } })).toBe('Blue · TEE-BGift note: “For Anu”');
});
