/** Letters of one script from a place on; `lang` is null where the page's own language holds. */
export type ScriptRun = { readonly at: number; readonly text: string; readonly lang: string | null };

/** The most spoken language of a script. */
const LANGUAGES = [
  ['ml', /\p{Script=Malayalam}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ta', /\p{Script=Tamil}/u],
  ['te', /\p{Script=Telugu}/u],
  ['kn', /\p{Script=Kannada}/u],
  ['bn', /\p{Script=Bengali}/u],
  ['gu', /\p{Script=Gujarati}/u],
  ['pa', /\p{Script=Gurmukhi}/u],
  ['or', /\p{Script=Oriya}/u],
  ['ur', /\p{Script=Arabic}/u],
  ['sat', /\p{Script=Ol_Chiki}/u],
  ['mni', /\p{Script=Meetei_Mayek}/u],
] as const;

const OF_ANY = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Blanks, digits and signs belong to the letters before them, at the beginning to those behind. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: { at: number; text: string; lang: string | null }[] = [];
  let before = '';
  for (const letter of text) {
    const last = runs.at(-1);
    const lang = LANGUAGES.find(([, letters]) => letters.test(letter))?.[0] ?? null;
    if (last !== undefined && (last.lang === lang || OF_ANY.test(letter))) last.text += letter;
    else if (OF_ANY.test(letter)) before += letter;
    else {
      const at = last === undefined ? 0 : last.at + last.text.length;
      runs.push({ at, text: before + letter, lang });
      before = '';
    }
  }
  return before === '' ? runs : [{ at: 0, text: before, lang: null }];
}
