const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/**
 * The words of a search as they are compared: small letters, no signs, `200ml` read as `200 ml`. At most 8 words of
 * at most 40 letters.
 */
export function searchWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // Joiners are part of the spelling of some Malayalam and Hindi words, and differ from keyboard to keyboard.
      .replace(/\u200c|\u200d|['’]/g, '')
      .replace(/(\d)(ml|l|ltr|litres?|liters?|g|gm|kg)\b/g, '$1 $2')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '')
      .slice(0, MOST_WORDS)
      .map((word) => [...word].slice(0, LONGEST_WORD).join(''))
  );
}
