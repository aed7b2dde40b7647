import { typedText } from '../text/typed-text.ts';

/** What a scanner read: the code of an item, and the batch where the label says it. */
export type Scan = { readonly code: string; readonly batch: string | null };

/** What AIM puts before a code to say which kind it is: ']E0', ']C1'. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;
/** What scanners are told to type before and after a code, such as '*' and '#'. */
const SIGNS_AROUND = /^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g;
const GROUP_SEPARATOR = '\u001d';
const LONGEST_BATCH = 20;

/**
 * Reads what a scanner typed (PARCEL-5): without its prefix and suffix, a code that it sent twice in one go as one, and
 * of a GS1 label the article's number and the batch. `knows` says whether a code is one of the shop's.
 */
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

/** Whether a scanned code names an order or a parcel of the shop: any other on an order's page is the courier's. */
export function isOurNumber(code: string): boolean {
  return /^\W*OD\d+(-\d+)?\W*$/i.test(code);
}

/** The codes that a scanner may have meant, the likeliest first, and the batch where the label says it. */
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

/** Fixed lengths of the values that labels of goods carry beside the batch, by their identifiers. */
const FIXED: Readonly<Record<string, number>> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6 };

function readGs1(text: string): Scan | null {
  // Printed below the bars, identifiers stand in brackets.
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

// A GTIN-14 of a single piece is its EAN-13 behind a zero.
function shortened(article: string): string {
  return article.startsWith('0') ? article.slice(1) : article;
}
