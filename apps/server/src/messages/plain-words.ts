/**
 * What somebody typed, as it may stand in a mail to somebody else: mail programs make links of whatever looks like an
 * address, so none is left. Initials such as K.Nair become K. Nair.
 */
export function plainWords(typed: string): string {
  return typed
    .replace(/[<>]/g, '')
    .replace(/\s*:?\/\/+/g, ' ')
    .replace(/\.(?=[^\s.\d])/g, '. ')
    .replace(/@/g, ' at ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How a letter begins. */
export function greetingTo(name: string): string {
  return `Dear ${plainWords(name)},`;
}

/** A text as it may stand in one line of a mail. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
