import type { FontPair } from '@ilaneer/domain/look/look';

const SANS = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** Nothing is fetched: a typeface shows where the reader's device has it. */
export const MAIL_FACES: Readonly<Record<FontPair, { readonly display: string; readonly text: string }>> = {
  fraunces: { display: `'Fraunces',${SERIF}`, text: `'Figtree',${SANS}` },
  playfair: { display: `'Playfair Display',${SERIF}`, text: `'Inter',${SANS}` },
  bricolage: { display: `'Bricolage Grotesque',${SANS}`, text: `'Inter',${SANS}` },
  dm: { display: `'DM Serif Display',${SERIF}`, text: `'DM Sans',${SANS}` },
  device: { display: SERIF, text: SANS },
};
