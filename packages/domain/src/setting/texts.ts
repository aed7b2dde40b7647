import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { keysOf } from '../keys-of.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';

export type Step = { readonly title: string; readonly text: string; readonly image: string };

/** Texts of the pages beside the home page's own; empty ones are not shown (SETTING-20). */
export type TextsSetting = {
  /** After the name of the shop, in the heading of the home page. */
  readonly homeHeading: string;
  readonly blogIntro: string;
  /** Of the steps on the page of a drink or food. */
  readonly processTitle: string;
  readonly processSteps: Step[];
  readonly merchandiseTitle: string;
  readonly merchandiseText: string;
  readonly merchandiseFilters: string;
  readonly merchandiseStepsTitle: string;
  readonly merchandiseSteps: Step[];
  readonly searchPlaceholder: string;
  readonly searchIdeas: string[];
  readonly newsletterTitle: string;
  readonly newsletterConfirmed: string;
  /** Before the name of the shop, at the end of mails. */
  readonly mailClosing: string;
  readonly mailWelcome: string;
  readonly mailGiftCard: string;
};

export const NO_TEXTS: TextsSetting = {
  homeHeading: '',
  blogIntro: '',
  processTitle: '',
  processSteps: [],
  merchandiseTitle: '',
  merchandiseText: '',
  merchandiseFilters: '',
  merchandiseStepsTitle: '',
  merchandiseSteps: [],
  searchPlaceholder: '',
  searchIdeas: [],
  newsletterTitle: '',
  newsletterConfirmed: '',
  mailClosing: '',
  mailWelcome: '',
  mailGiftCard: '',
};

export const TEXT_LIMITS = { line: 200, text: 1_000, ideas: 8, steps: 6 } as const;

const LINES = {
  homeHeading: 'Heading',
  merchandiseTitle: 'Title',
  merchandiseFilters: 'Title beside the filters',
  merchandiseStepsTitle: 'Title of the steps',
  processTitle: 'Title of the steps',
  searchPlaceholder: 'Example in the search field',
  newsletterTitle: 'Title',
  mailClosing: 'Closing line',
} as const;
const TEXTS = {
  blogIntro: 'Introduction',
  merchandiseText: 'Text',
  newsletterConfirmed: 'Text after the confirmation',
  mailWelcome: 'Welcome of a new account',
  mailGiftCard: 'Introduction of a gift card',
} as const;

const STEPS = ['processSteps', 'merchandiseSteps'] as const;

export const TEXT_LABELS = {
  ...LINES,
  ...TEXTS,
  searchIdeas: 'Suggested searches',
  processSteps: 'Steps',
  merchandiseSteps: 'Steps',
} as const satisfies Record<keyof TextsSetting, string>;

/** SETTING-20. */
export function textProblems(texts: TextsSetting): FieldProblem[] {
  const { searchIdeas } = texts;
  return [
    ...keysOf(LINES).flatMap((field) => tooLong(field, LINES[field], texts[field], TEXT_LIMITS.line)),
    ...keysOf(TEXTS).flatMap((field) => tooLong(field, TEXTS[field], texts[field], TEXT_LIMITS.text)),
    ...wrong(
      'searchIdeas',
      searchIdeas.length <= TEXT_LIMITS.ideas,
      `There may be at most ${TEXT_LIMITS.ideas} suggested searches`,
    ),
    ...searchIdeas.flatMap((idea, index) =>
      tooLong(`searchIdeas.${index}`, 'A suggested search', idea, TEXT_LIMITS.line),
    ),
    ...STEPS.flatMap((field) => stepProblems(field, texts[field])),
  ];
}

function stepProblems(field: (typeof STEPS)[number], steps: readonly Step[]): FieldProblem[] {
  const { steps: most, line, text: longest } = TEXT_LIMITS;
  return [
    ...wrong(field, steps.length <= most, `There may be at most ${most} steps`),
    ...steps.flatMap(({ title, text, image }, index) => [
      ...needed(`${field}.${index}.title`, 'Title', title, line),
      ...needed(`${field}.${index}.text`, 'Text', text, longest),
      ...wrong(`${field}.${index}.image`, isPicture(image), PICTURE_TEXT),
    ]),
  ];
}

export function trimTexts({
  searchIdeas,
  processSteps,
  merchandiseSteps,
  ...texts
}: TextsSetting): TextsSetting {
  const tidy = { ...texts };
  for (const field of keysOf(tidy))
    tidy[field] = field in TEXTS ? typedLines(tidy[field]) : typedText(tidy[field]);
  return {
    ...tidy,
    searchIdeas: searchIdeas.map(typedText).filter((idea) => idea !== ''),
    processSteps: processSteps.map(trimStep),
    merchandiseSteps: merchandiseSteps.map(trimStep),
  };
}

function trimStep({ title, text, image }: Step): Step {
  return { title: typedText(title), text: typedLines(text), image: typedText(image) };
}
