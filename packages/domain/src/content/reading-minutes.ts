const WORDS_A_MINUTE = 200;

/** At least one (CONTENT-14). */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
