import type { NetQuantity } from './unit-price.ts';

const PER_UNIT: Readonly<Record<string, readonly [unit: NetQuantity['unit'], factor: number]>> = {
  ml: ['ml', 1],
  l: ['ml', 1_000],
  litre: ['ml', 1_000],
  liter: ['ml', 1_000],
  g: ['g', 1],
  gm: ['g', 1],
  gram: ['g', 1],
  kg: ['g', 1_000],
};

const AMOUNT = /(\d+(?:\.\d+)?)\s*(ml|l|litre|liter|g|gm|gram|kg)s?\b/gi;
// '6 bottles of 200 ml', '6 x 200 ml', '6 × 200 ml'
const COUNT_BEFORE = /(\d+)\s*(?:[x×]|\p{L}+\s+of)\s*$/iu;

export function readNetContents(text: string): NetQuantity | null {
  const [only, another] = [...text.matchAll(AMOUNT)];
  if (only === undefined || another !== undefined) return null;
  const [, digits = '', word = ''] = only;
  const [unit, factor] = PER_UNIT[word.toLowerCase()] ?? ['piece', 1];
  const amount = Number(digits) * factor;
  if (!Number.isInteger(amount) || amount === 0) return null;
  const [, count = '1'] = COUNT_BEFORE.exec(text.slice(0, only.index)) ?? [];
  return { count: Number(count) || 1, amount, unit };
}
