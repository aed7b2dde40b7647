const ALT_CHARACTERS = 50;

/** CONTENT-8. */
export function altOfCaption(caption: string): string {
  const words = caption.replace(/\s+/g, ' ').trim();
  return words === '' ? 'Post on Instagram' : [...words].slice(0, ALT_CHARACTERS).join('').trimEnd();
}
