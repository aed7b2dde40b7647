const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time as shoppers read it. */
export function showMoment(isoDate: string): string {
  return moment.format(new Date(isoDate));
}
