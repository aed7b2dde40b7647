// Made when they are used: what Intl loads at its first use takes a phone longer than drawing a page.
const format = (options: Intl.DateTimeFormatOptions, isoDate: string): string =>
  new Intl.DateTimeFormat('en-IN', options).format(new Date(isoDate));

/** A moment of the wire as people say it: '21 Nov 2026, 1:05 pm'. */
export function showMoment(isoDate: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short' }, isoDate);
}

/** The day of a moment of the wire: '21 Nov 2026'. */
export function showDay(isoDate: string): string {
  return format({ dateStyle: 'medium' }, isoDate);
}

/** The day that it is in India at a moment of the wire, in full: '21 November 2026'. */
export function showLongIndiaDay(isoDate: string): string {
  return format({ dateStyle: 'long', timeZone: 'Asia/Kolkata' }, isoDate);
}
