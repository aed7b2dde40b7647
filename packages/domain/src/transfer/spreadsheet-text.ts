const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
// A whole number as it stands in a cell: without zeros in front, and not long enough to be shown as 1E+12.
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d{0,8}[1-9])?$/;
const ALIKE = [
  // Digits with the signs of numbers, amounts, dates, times and fractions.
  /^(?:₹|rs\.?|inr|[$€£])?[\s\d.,:/()%-]*\d[\s\d.,:/()%-]*(?:e[+-]?\d+)?[\s%)]*(?:[ap]m?)?$/i,
  new RegExp(`^[\\d\\s./,-]+${MONTH}[\\d\\s./,:-]*$`, 'i'),
  new RegExp(`^${MONTH}[\\s./,-]*\\d[\\d\\s./,:-]*$`, 'i'),
  /^(?:true|false)$/i,
];

/**
 * Whether a spreadsheet that opens a file may write a text back as something else: without the zeros in front, as 1E+12, as
 * a day or as TRUE.
 */
export function isRewritten(text: string): boolean {
  const bare = text.trim();
  return (bare !== text || !PLAIN_NUMBER.test(bare)) && ALIKE.some((shape) => shape.test(bare));
}
