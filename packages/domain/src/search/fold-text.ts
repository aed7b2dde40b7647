import { asciiDigits } from '../text/ascii-digits.ts';

const CHILLUS: Readonly<Record<string, string>> = {
  '\u0d23': '\u0d7a',
  '\u0d28': '\u0d7b',
  '\u0d30': '\u0d7c',
  '\u0d32': '\u0d7d',
  '\u0d33': '\u0d7e',
  '\u0d15': '\u0d7f',
};

/** CATALOGUE-45. Must equal the SQL function `search_text`. */
export function foldLetters(text: string): string {
  return asciiDigits(
    text
      .replace(/([\u0d15\u0d23\u0d28\u0d30\u0d32\u0d33])\u0d4d\u200d/g, (_, letter) => CHILLUS[letter] ?? '')
      .normalize('NFKD')
      .replace(/([A-Za-z\u00c0-\u024f])[\u0300-\u036f]+/g, '$1')
      .normalize('NFKC')
      .toLowerCase()
      // Joiners vary by keyboard in Malayalam and Hindi.
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff'’]|\ufe0e|\ufe0f/g, ''),
  );
}

const NO_WORD_GOES_ON = '(?![a-z0-9])';

/** Unifies amounts: `3x1L` to `3 x 1000 ml`, `1.5 kg` to `1500 g`. Applied in order. */
const AMOUNTS: readonly (readonly [pattern: RegExp, written: string])[] = [
  [/([0-9]),([0-9]{3})(?![0-9])/g, '$1$2'],
  [/([0-9])\s*[x×]\s*(?=[0-9])/g, '$1 x '],
  [new RegExp(`([0-9])\\s*(?:millilit(?:re|er)s?|ml)${NO_WORD_GOES_ON}`, 'g'), '$1 ml'],
  [new RegExp(`([0-9])\\s*(?:lit(?:re|er)s?|ltrs?|l)${NO_WORD_GOES_ON}`, 'g'), '$1 l'],
  [new RegExp(`([0-9])\\s*(?:kilograms?|kilos?|kgs?)${NO_WORD_GOES_ON}`, 'g'), '$1 kg'],
  [new RegExp(`([0-9])\\s*(?:grams?|gms?|g)${NO_WORD_GOES_ON}`, 'g'), '$1 g'],
  ...(
    [
      ['l', 'ml'],
      ['kg', 'g'],
    ] as const
  ).flatMap(([large, small]): (readonly [RegExp, string])[] => [
    [new RegExp(`([0-9])[.,]([0-9]{3}) ${large}${NO_WORD_GOES_ON}`, 'g'), `$1$2 ${small}`],
    [new RegExp(`([0-9])[.,]([0-9]{2}) ${large}${NO_WORD_GOES_ON}`, 'g'), `$1$20 ${small}`],
    [new RegExp(`([0-9])[.,]([0-9]) ${large}${NO_WORD_GOES_ON}`, 'g'), `$1$200 ${small}`],
    [new RegExp(`(^|[^0-9.,])([0-9]+) ${large}${NO_WORD_GOES_ON}`, 'g'), `$1$2000 ${small}`],
  ]),
  [/(^|[^0-9.,])0+([1-9][0-9]* (?:ml|g)(?![a-z0-9]))/g, '$1$2'],
];

export function foldText(text: string): string {
  return AMOUNTS.reduce((folded, [pattern, written]) => folded.replace(pattern, written), foldLetters(text));
}
