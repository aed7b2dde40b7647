import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';

export type LetterForm = {
  readonly subject: string;
  readonly heading: string;
  /** Plain text; a blank line begins a paragraph. */
  readonly words: string;
  /** Empty: no button. */
  readonly buttonLabel: string;
  /** A page of the shop such as '/products', or an https address. */
  readonly buttonUrl: string;
  /** Null: all confirmed addresses. */
  readonly segmentId: string | null;
};

export const LETTER_LIMITS = { subject: 120, heading: 120, words: 10_000, buttonLabel: 60, buttonUrl: 500 };

export function tidyLetter(form: LetterForm): LetterForm {
  return {
    subject: form.subject.trim(),
    heading: form.heading.trim(),
    words: form.words.trim(),
    buttonLabel: form.buttonLabel.trim(),
    buttonUrl: form.buttonUrl.trim(),
    segmentId: form.segmentId,
  };
}

/** NEWSLETTER-7; of a tidy form. */
export function letterProblems(form: LetterForm): FieldProblem[] {
  const { subject, heading, words, buttonLabel, buttonUrl } = form;
  return [
    ...needed('subject', 'Subject', subject, LETTER_LIMITS.subject),
    ...needed('heading', 'Heading', heading, LETTER_LIMITS.heading),
    ...needed('words', 'Text', words, LETTER_LIMITS.words),
    ...tooLong('buttonLabel', 'Text of the button', buttonLabel, LETTER_LIMITS.buttonLabel),
    ...wrong('buttonLabel', buttonLabel !== '' || buttonUrl === '', 'Enter the text of the button'),
    ...wrong(
      'buttonUrl',
      (buttonUrl === '' && buttonLabel === '') || isTarget(buttonUrl),
      'Enter a page of the shop such as /products, or an address that begins with https://',
    ),
  ];
}

export function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Absolute, for a mail. */
export function buttonTarget(buttonUrl: string, shopUrl: string): string {
  return buttonUrl.startsWith('/') ? `${shopUrl}${buttonUrl}` : buttonUrl;
}

function isTarget(url: string): boolean {
  if (url.length > LETTER_LIMITS.buttonUrl || /\s/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//') && !url.includes('\\');
  return url.startsWith('https://') && URL.canParse(url);
}
