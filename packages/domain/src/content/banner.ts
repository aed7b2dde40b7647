import { type FieldProblem, needed, tooLong, wrong } from '../field-problem.ts';
import { isLink, LINK_TEXT } from '../page/link.ts';
import { isPicture, PICTURE_TEXT, photoSources } from '../product/picture-files.ts';
import { typedText } from '../text/typed-text.ts';

/** Point that stays in view where the picture is cropped, in percent. */
export type Focus = { readonly across: number; readonly down: number };

/** Right and bottom: words stand left of a wide picture and above a tall one. */
export const USUAL_FOCUS = { wide: { across: 100, down: 50 }, tall: { across: 50, down: 100 } } as const;

/** Of the words; the shade behind them is of the other tone. */
export const TEXT_TONES = ['dark', 'light'] as const;
export type TextTone = (typeof TEXT_TONES)[number];

/** Behind the words. Drawings, as those of the sample, have room for dark words (CONTENT-33). */
export function shadeOfWords(tone: TextTone, pictures: readonly string[]): TextTone | null {
  if (tone === 'light') return 'dark';
  return pictures.some((picture) => photoSources(picture, 'webp') !== null) ? 'light' : null;
}

export type BannerSchedule = {
  readonly isShown: boolean;
  readonly shownFrom: Date | null;
  readonly shownUntil: Date | null;
};

export type WrittenBanner = BannerSchedule & {
  /** The picture's text alternative. */
  readonly title: string;
  readonly headline: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly link: string;
  readonly imageWide: string;
  /** Empty: the wide one. */
  readonly imageTall: string;
  readonly focusWide: Focus;
  readonly focusTall: Focus;
  readonly textTone: TextTone;
};

export const BANNER_LIMITS = { line: 200, words: 300 } as const;

/** CONTENT-28, CONTENT-33. */
export function bannerProblems(banner: WrittenBanner): FieldProblem[] {
  const { link, linkLabel, imageTall, shownFrom, shownUntil } = banner;
  const { line, words } = BANNER_LIMITS;
  return [
    ...wrong('imageWide', isPicture(banner.imageWide), PICTURE_TEXT),
    ...wrong('imageTall', imageTall === '' || isPicture(imageTall), PICTURE_TEXT),
    ...focusProblems('focusWide', banner.focusWide),
    ...focusProblems('focusTall', banner.focusTall),
    ...needed('title', 'Picture description', typedText(banner.title), line),
    ...tooLong('headline', 'Headline', banner.headline, line),
    ...tooLong('text', 'Text', banner.text, words),
    ...wrong('link', link === '' ? linkLabel === '' : isLink(link), LINK_TEXT),
    ...wrong('linkLabel', link === '' || typedText(linkLabel) !== '', 'Button label is required'),
    ...tooLong('linkLabel', 'Button label', linkLabel, line),
    ...wrong('shownFrom', isMoment(shownFrom), 'Please enter a date and a time'),
    ...wrong('shownUntil', isMoment(shownUntil), 'Please enter a date and a time'),
    ...wrong(
      'shownUntil',
      shownFrom === null || shownUntil === null || !(shownUntil <= shownFrom),
      'The end must be after the start',
    ),
  ];
}

function focusProblems(field: string, { across, down }: Focus): FieldProblem[] {
  const text = 'Please enter a whole percentage from 0 to 100';
  return [
    ...wrong(`${field}.across`, isPercent(across), text),
    ...wrong(`${field}.down`, isPercent(down), text),
  ];
}

function isPercent(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= 100;
}

function isMoment(moment: Date | null): boolean {
  return moment === null || !Number.isNaN(moment.getTime());
}

type BannerState = 'shown' | 'scheduled' | 'ended' | 'hidden';

export function bannerState({ isShown, shownFrom, shownUntil }: BannerSchedule, now: Date): BannerState {
  if (!isShown) return 'hidden';
  if (shownUntil !== null && shownUntil <= now) return 'ended';
  return shownFrom !== null && shownFrom > now ? 'scheduled' : 'shown';
}

/** With the moment of the next start or end; null if there is none. */
export function bannersAt<Banner extends BannerSchedule>(
  banners: readonly Banner[],
  now: Date,
): { readonly shown: readonly Banner[]; readonly changesAt: Date | null } {
  const coming = banners
    .filter(({ isShown }) => isShown)
    .flatMap(({ shownFrom, shownUntil }) => [shownFrom, shownUntil])
    .filter((moment) => moment !== null)
    .filter((moment) => moment > now);
  return {
    shown: banners.filter((banner) => bannerState(banner, now) === 'shown'),
    changesAt: coming.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
  };
}
