const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });

/** A moment of the wire as people say it: '21 Nov 2026, 1:05 pm'. */
export function showMoment(isoDate: string): string {
  return moment.format(new Date(isoDate));
}

/** The day of a moment of the wire: '21 Nov 2026'. */
export function showDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}
