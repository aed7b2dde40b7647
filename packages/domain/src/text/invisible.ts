// Directions, joiners, soft hyphens, fillers, variation selectors.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;
const RUN = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

const [NON_JOINER, JOINER, EMOJI_STYLE] = ['\u200c', '\u200d', '\ufe0f'];

// Viramas of South Asian scripts.
const VIRAMA =
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\ua806\ua8c4\uaaf6\uabed\u{11133}\u{11134}\u{111c0}\u{1134d}\u{11442}\u{114c2}\u{1163f}]/u;
const ARABIC = /^(?=\p{L})\p{Script=Arabic}$/u;
const PICTURE = /\p{Extended_Pictographic}/u;
/** Drawn as an emoji only with U+FE0F. */
const SIGN_OR_PICTURE = /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}/u;
const PICTURE_PART = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Keeps meaningful joiners: beside a virama, a non-joiner in Arabic, and in emoji sequences. */
export function withoutInvisible(text: string): string {
  const composed = text.normalize('NFC');
  if (!INVISIBLE.test(composed)) return composed;
  return composed
    .replace(RUN, (run, at: number) => keptOf(run, before(composed, at), after(composed, at + run.length)))
    .normalize('NFC');
}

function keptOf(run: string, last: string, next: string): string {
  const joiner = [...run].find((sign) => sign === JOINER || sign === NON_JOINER) ?? '';
  if (joiner !== '' && (VIRAMA.test(last) || VIRAMA.test(next))) return joiner;
  if (joiner === NON_JOINER && ARABIC.test(last) && ARABIC.test(next)) return joiner;
  const style = run.includes(EMOJI_STYLE) && SIGN_OR_PICTURE.test(last) ? EMOJI_STYLE : '';
  return joiner === JOINER && PICTURE_PART.test(last) && PICTURE.test(next) ? style + joiner : style;
}

function before(text: string, at: number): string {
  return [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
}

function after(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}
