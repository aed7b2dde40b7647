/** A text as it may stand in one line of a mail. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
