// Articles are dated in India, wherever they are read.
const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A moment's day in words, such as '12 October 2026'. */
export function showDay(date: string): string {
  return longDate.format(new Date(date));
}
