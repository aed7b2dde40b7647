import { typedText } from '../text/typed-text.ts';

export type Scan = { readonly code: string; readonly batch: string | null };

/** AIM symbology identifier: ']E0', ']C1'. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** Configured prefix and suffix: '*', '#'. */
const SIGNS_AROUND = /^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g;
const GROUP_SEPARATOR = '\u001d';
const LONGEST_BATCH = 20;

/** PARCEL-5: merges a double read, and reads GS1 article and batch. `knows`: codes of the shop. */
export function readScan(typed: string, knows: (code: string) => boolean): Scan {
  const text = typed.split(GROUP_SEPARATOR).map(typedText).join(GROUP_SEPARATOR).trim();
  const bare = text.replace(SYMBOLOGY, '');
  if (knows(bare)) return { code: bare, batch: null };
  const plain = bare.replace(SIGNS_AROUND, '');
  if (plain !== bare && knows(plain)) return { code: plain, batch: null };
  const gs1 = readGs1(bare);
  if (gs1 !== null) return gs1;
  const half = bare.slice(0, bare.length / 2);
  if (half !== '' && half + half === bare && knows(half)) return { code: half, batch: null };
  return { code: bare, batch: null };
}

/** Likeliest first, with the batch. */
export function possibleCodes(typed: string): {
  readonly codes: readonly string[];
  readonly batch: string | null;
} {
  const tried: string[] = [];
  const { code, batch } = readScan(typed, (one) => {
    tried.push(one);
    return false;
  });
  return { codes: [...new Set([...tried, code])].filter((one) => one !== ''), batch };
}

/** Fixed GS1 lengths by application identifier. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6 };

function readGs1(text: string): Scan | null {
  // Human-readable form has brackets.
  let rest = text.replaceAll(/\((\d{2})\)/g, `${GROUP_SEPARATOR}$1`);
  let article: string | null = null;
  let batch: string | null = null;
  while (rest !== '') {
    if (rest.startsWith(GROUP_SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const identifier = rest.slice(0, 2);
    const length = FIXED[identifier];
    let value: string;
    if (length !== undefined) {
      value = rest.slice(2, 2 + length);
      if (!/^\d+$/.test(value) || value.length < length) return null;
      rest = rest.slice(2 + length);
    } else if (identifier === '10') {
      [value = ''] = rest.slice(2).split(GROUP_SEPARATOR);
      rest = rest.slice(2 + value.length);
      if (value === '' || value.length > LONGEST_BATCH) return null;
      batch = value;
    } else return null;
    if (identifier === '01') article = value;
  }
  return article === null ? null : { code: shortened(article), batch };
}

// Zero-prefixed EAN-13.
function shortened(article: string): string {
  return article.startsWith('0') ? article.slice(1) : article;
}
