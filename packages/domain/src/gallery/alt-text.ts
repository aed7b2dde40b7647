const ALT_CHARACTERS = 50;

/** What stands for a post's picture: the first 50 characters of its caption (part 1 section 9). */
export function altOfCaption(caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim();
  // By code points, so that no emoji is cut in half.
  return words === '' ? 'Post on Instagram' : [...words].slice(0, ALT_CHARACTERS).join('').trimEnd();
}
