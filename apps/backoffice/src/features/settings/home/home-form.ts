import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { homeProblems, trimHome } from '@ilaneer/domain/setting/validate-home';
import type { HomeSection, HomeWords } from './use-home-words.ts';

/** Taglines by line, paragraphs by blank line, stars as text. */
export type HomeForm = Omit<HomeWords, 'taglines' | 'story' | 'quotes'> & {
  readonly taglines: string;
  readonly story: { readonly title: string; readonly paragraphs: string };
  readonly quotes: readonly (Omit<HomeWords['quotes'][number], 'stars'> & { readonly stars: string })[];
};

export function formOf({ values }: HomeSection): HomeForm {
  return {
    ...values,
    taglines: values.taglines.join('\n'),
    story: { ...values.story, paragraphs: values.story.paragraphs.join('\n\n') },
    quotes: values.quotes.map((quote) => ({ ...quote, stars: String(quote.stars) })),
  };
}

export function bodyOf(form: HomeForm): HomeWords {
  const { taglines, story, quotes } = form;
  return {
    ...form,
    taglines: taglines.split('\n').filter((line) => line.trim() !== ''),
    story: { ...story, paragraphs: story.paragraphs.split(/\n\s*\n/).filter((part) => part.trim() !== '') },
    quotes: quotes.map((quote) => ({ ...quote, stars: Number(quote.stars) })),
  };
}

export function problemsOf(form: HomeForm): FieldProblem[] {
  return homeProblems(trimHome(bodyOf(form))).map(({ field, message }) => ({
    field: field.replace(/^(taglines|story\.paragraphs)\.\d+$/, '$1'),
    message,
  }));
}

export const HOME_LABELS: Readonly<Record<keyof HomeForm, string>> = {
  about: 'About the shop',
  taglines: 'Taglines',
  oneDrop: 'Moving pictures',
  story: 'Story',
  sustainability: 'Sustainability',
  quotesTitle: 'Title of the quotes',
  quotes: 'Quotes',
  contactCall: 'Contact section',
  galleryTitle: 'Title of the gallery',
  gallery: 'Gallery',
  process: 'How it is made',
};
