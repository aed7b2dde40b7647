import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { keysOf } from '../keys-of.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';
import type { TitledText } from './home.ts';

/** Texts of the pages beside the home page's own; empty ones are not shown (SETTING-20). */
export type TextsSetting = {
  /** After the name of the shop, in the heading of the home page. */
  readonly homeHeading: string;
  readonly homePicture: string;
  readonly aboutPicture: string;
  readonly aboutPictureAlt: string;
  readonly contactIntro: string;
  readonly contactMap: string;
  readonly storesIntro: string;
  readonly storesElsewhere: string;
  readonly blogIntro: string;
  /** Of the steps on the page of a drink or food. */
  readonly processTitle: string;
  readonly merchandiseTitle: string;
  readonly merchandiseText: string;
  readonly merchandiseFilters: string;
  readonly merchandiseStepsTitle: string;
  readonly merchandiseSteps: (TitledText & { readonly image: string })[];
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
  homePicture: '',
  aboutPicture: '',
  aboutPictureAlt: '',
  contactIntro: '',
  contactMap: '',
  storesIntro: '',
  storesElsewhere: '',
  blogIntro: '',
  processTitle: '',
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
  aboutPictureAlt: 'What the picture shows',
  merchandiseTitle: 'Title',
  merchandiseFilters: 'Title beside the filters',
  merchandiseStepsTitle: 'Title of the steps',
  processTitle: 'Title of the steps',
  searchPlaceholder: 'Example in the search field',
  newsletterTitle: 'Title',
  mailClosing: 'Closing line',
} as const;
const TEXTS = {
  contactIntro: 'Introduction',
  storesIntro: 'Introduction',
  storesElsewhere: 'Text for visitors without a store nearby',
  blogIntro: 'Introduction',
  merchandiseText: 'Text',
  newsletterConfirmed: 'Text after the confirmation',
  mailWelcome: 'Welcome of a new account',
  mailGiftCard: 'Introduction of a gift card',
} as const;

const PICTURES = ['homePicture', 'aboutPicture', 'contactMap'] as const;

export const TEXT_LABELS = {
  ...LINES,
  ...TEXTS,
  homePicture: 'Picture',
  aboutPicture: 'Picture',
  contactMap: 'Map',
  searchIdeas: 'Suggested searches',
  merchandiseSteps: 'Steps',
} as const satisfies Record<keyof TextsSetting, string>;

/** SETTING-20. */
export function textProblems(texts: TextsSetting): FieldProblem[] {
  const { aboutPicture, aboutPictureAlt, searchIdeas, merchandiseSteps } = texts;
  return [
    ...keysOf(LINES).flatMap((field) => tooLong(field, LINES[field], texts[field], TEXT_LIMITS.line)),
    ...keysOf(TEXTS).flatMap((field) => tooLong(field, TEXTS[field], texts[field], TEXT_LIMITS.text)),
    ...PICTURES.flatMap((field) =>
      wrong(field, texts[field] === '' || isPicture(texts[field]), PICTURE_TEXT),
    ),
    ...wrong(
      'aboutPictureAlt',
      (aboutPicture === '') === (aboutPictureAlt === ''),
      'A picture and what it shows belong together',
    ),
    ...wrong(
      'searchIdeas',
      searchIdeas.length <= TEXT_LIMITS.ideas,
      `There may be at most ${TEXT_LIMITS.ideas} suggested searches`,
    ),
    ...searchIdeas.flatMap((idea, index) =>
      tooLong(`searchIdeas.${index}`, 'A suggested search', idea, TEXT_LIMITS.line),
    ),
    ...wrong(
      'merchandiseSteps',
      merchandiseSteps.length <= TEXT_LIMITS.steps,
      `There may be at most ${TEXT_LIMITS.steps} steps`,
    ),
    ...merchandiseSteps.flatMap(({ title, text, image }, index) => [
      ...needed(`merchandiseSteps.${index}.title`, 'Title', title, TEXT_LIMITS.line),
      ...needed(`merchandiseSteps.${index}.text`, 'Text', text, TEXT_LIMITS.text),
      ...wrong(`merchandiseSteps.${index}.image`, isPicture(image), PICTURE_TEXT),
    ]),
  ];
}

export function trimTexts({ searchIdeas, merchandiseSteps, ...texts }: TextsSetting): TextsSetting {
  const tidy = { ...texts };
  for (const field of keysOf(tidy))
    tidy[field] = field in TEXTS ? typedLines(tidy[field]) : typedText(tidy[field]);
  return {
    ...tidy,
    searchIdeas: searchIdeas.map(typedText).filter((idea) => idea !== ''),
    merchandiseSteps: merchandiseSteps.map(({ title, text, image }) => ({
      title: typedText(title),
      text: typedLines(text),
      image: typedText(image),
    })),
  };
}
