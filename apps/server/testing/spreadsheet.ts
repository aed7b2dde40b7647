const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONGEST_SHOWN = 11;
const SIGNIFICANT = 6;

export function rewrittenCell(cell: string): string {
  const bare = cell.trim();
  if (/^(?:true|false)$/i.test(bare)) return bare.toUpperCase();
  return asNumber(bare) ?? asDay(bare) ?? asTime(bare) ?? cell;
}

function asNumber(text: string): string | null {
  const plain = /^[-+]?(?:₹\s?)?[\d,]*\d(?:\.\d*)?(?:e[+-]?\d+)?%?$/i.test(text)
    ? text.replace(/[₹,%\s]/g, '')
    : null;
  const [, negative] = /^\((\d+(?:\.\d+)?)\)$/.exec(text) ?? [];
  const typed = negative === undefined ? plain : `-${negative}`;
  if (typed === null) return null;
  const number = Number(typed);
  if (!Number.isFinite(number)) return null;
  const shown = String(number);
  const digits = shown.replace(/\D/g, '').length;
  const isLong = Number.isInteger(number) && digits > LONGEST_SHOWN;
  return isLong
    ? number
        .toExponential(SIGNIFICANT - 1)
        .toUpperCase()
        .replace(/\.?0+E/, 'E')
    : shown;
}

function asDay(text: string): string | null {
  const [, year, month = '', date = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T][\d:]+)?$/.exec(text) ?? [];
  if (year !== undefined) return `${date.padStart(2, '0')}-${month.padStart(2, '0')}-${year}`;
  const [, day, ofMonth = ''] = /^(\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  const name = MONTHS[Number(ofMonth) - 1];
  if (day !== undefined && name !== undefined) return `${day.padStart(2, '0')}-${name}`;
  const [, word, number] = /^([a-z]{3,9})[-/ ]?(\d{1,4})$/i.exec(text) ?? [];
  const known = MONTHS.find((one) => word?.toLowerCase().startsWith(one.toLowerCase()));
  return known === undefined || number === undefined ? null : `${number.padStart(2, '0').slice(-2)}-${known}`;
}

function asTime(text: string): string | null {
  const [, hours, half] = /^(\d{1,2})(?::(\d\d))? ?([ap])m?$/i.exec(text) ?? [];
  return hours === undefined ? null : `${hours.padStart(2, '0')}:${half ?? '00'}:00`;
}
