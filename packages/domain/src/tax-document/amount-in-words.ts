import type { Paise } from '../money.ts';

const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const SCALES = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

export function amountInWords(amount: Paise): string {
  const rupees = Math.floor(amount / 100);
  const rest = amount % 100;
  const parts = [`${inWords(rupees)} ${rupees === 1 ? 'Rupee' : 'Rupees'}`];
  if (rest > 0) parts.push(`${inWords(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}`);
  return `${parts.join(' and ')} Only`;
}

function inWords(count: number): string {
  if (count < 20) return ONES[count] ?? '';
  if (count < 100) {
    const tens = TENS[Math.floor(count / 10)] ?? '';
    return count % 10 === 0 ? tens : `${tens} ${inWords(count % 10)}`;
  }
  const scale = SCALES.find(([size]) => count >= size);
  if (scale === undefined) return '';
  const [size, name] = scale;
  const head = `${inWords(Math.floor(count / size))} ${name}`;
  return count % size === 0 ? head : `${head} ${inWords(count % size)}`;
}
