const ALT_CHARACTERS = 50;

/** The alt text of a post's picture (CONTENT-8). */
export function altOfCaption(caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim();
  // By code points, so that no emoji is cut in half.
  return words === '' ? 'Post on Instagram' : [...words].slice(0, ALT_CHARACTERS).join('').trimEnd();
}
