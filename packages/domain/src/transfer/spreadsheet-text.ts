const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
// A number without leading zeros, short enough to avoid 1E+12.
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d{0,8}[1-9])?$/;
const ALIKE = [
  /^(?:₹|rs\.?|inr|[$€£])?[\s\d.,:/()%-]*\d[\s\d.,:/()%-]*(?:e[+-]?\d+)?[\s%)]*(?:[ap]m?)?$/i,
  new RegExp(`^[\\d\\s./,-]+${MONTH}[\\d\\s./,:-]*$`, 'i'),
  new RegExp(`^${MONTH}[\\s./,-]*\\d[\\d\\s./,:-]*$`, 'i'),
  /^(?:true|false)$/i,
];

/** Whether spreadsheets may change a text: leading zeros, 1E+12, dates, TRUE. */
export function isRewritten(text: string): boolean {
  const bare = text.trim();
  return (bare !== text || !PLAIN_NUMBER.test(bare)) && ALIKE.some((shape) => shape.test(bare));
}
