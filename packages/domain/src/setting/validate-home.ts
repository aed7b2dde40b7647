import { type FieldProblem, wrong } from '../field-problem.ts';
import { isPicture, PICTURE_TEXT } from '../product/picture-files.ts';
import { typedLines, typedText } from '../text/typed-text.ts';
import type { HomeSetting } from './home.ts';

export const HOME_LIMITS = { text: 1_000, items: 12, words: 200 } as const;

/** Trims texts and drops empty lines. */
export function tidyHome(home: HomeSetting): HomeSetting {
  const tidy = asShown(home);
  return {
    ...tidy,
    taglines: tidy.taglines.filter((line) => line !== ''),
    story: { ...tidy.story, paragraphs: tidy.story.paragraphs.filter((line) => line !== '') },
  };
}

/** SETTING-9. */
export function homeProblems(home: HomeSetting): FieldProblem[] {
  const { about, sustainability, contactCall, story } = home;
  return [
    ...lengths(home, ''),
    ...(
      [
        ['taglines', home.taglines],
        ['about.points', about.points],
        ['story.paragraphs', story.paragraphs],
        ['sustainability.commitments', sustainability.commitments],
        ['quotes', home.quotes],
        ['gallery', home.gallery],
        ['process', home.process],
      ] as const
    ).flatMap(([field, list]) =>
      wrong(field, list.length <= HOME_LIMITS.items, `There may be at most ${HOME_LIMITS.items}`),
    ),
    ...[
      ...about.points.map((point, index) => ({ field: `about.points.${index}`, ...point })),
      ...sustainability.commitments.map((one, index) => ({
        field: `sustainability.commitments.${index}`,
        ...one,
      })),
      ...home.process.map((step, index) => ({ field: `process.${index}`, ...step })),
    ].flatMap(({ field, title, text }) => [
      ...wrong(`${field}.title`, title !== '', 'Title is required'),
      ...wrong(`${field}.text`, text !== '', 'Text is required'),
    ]),
    ...(
      [
        ['about', about],
        ['sustainability', sustainability],
        ['contactCall', contactCall],
      ] as const
    ).flatMap(([field, { link, linkLabel }]) => [
      ...wrong(`${field}.link`, link === '' ? linkLabel === '' : isLink(link), LINK_TEXT),
      ...wrong(`${field}.linkLabel`, linkLabel !== '' || link === '', 'Please say what the link is called'),
    ]),
    ...home.quotes.flatMap(({ quote, name, stars }, index) => [
      ...wrong(`quotes.${index}.quote`, quote !== '', 'Quote is required'),
      ...wrong(`quotes.${index}.name`, name !== '', 'Name is required'),
      ...wrong(
        `quotes.${index}.stars`,
        Number.isInteger(stars) && stars >= 1 && stars <= 5,
        'Please give 1 to 5 stars',
      ),
    ]),
    ...home.gallery.flatMap(({ src, link, alt }, index) => [
      ...wrong(`gallery.${index}.src`, isPicture(src), PICTURE_TEXT),
      ...wrong(`gallery.${index}.link`, isLink(link), LINK_TEXT),
      ...wrong(`gallery.${index}.alt`, alt !== '', 'Please say what the picture shows'),
    ]),
    ...home.process.flatMap(({ image }, index) =>
      wrong(`process.${index}.image`, isPicture(image), PICTURE_TEXT),
    ),
  ];
}

export const LINK_TEXT =
  'Please enter a page of the shop, such as /products, or an address that begins with https://';

const pageShape = /^\/(?![/\\])[^\s\\]*$/;

export function isLink(text: string): boolean {
  return pageShape.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:');
}

// By field name: short fields, else long texts.
const shortField = /(?:title|headline|label|link|name|place|src|alt|image)$/i;

function lengths(value: unknown, field: string): FieldProblem[] {
  if (typeof value === 'string') {
    const most = shortField.test(field) ? HOME_LIMITS.words : HOME_LIMITS.text;
    return wrong(field, value.length <= most, `This must be at most ${most} characters`);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    lengths(member, field === '' ? name : `${field}.${name}`),
  );
}

function asShown(home: HomeSetting): HomeSetting {
  const { about, oneDrop, story, sustainability, contactCall } = home;
  const titled = <Item extends { readonly title: string; readonly text: string }>(item: Item) => ({
    ...item,
    title: typedText(item.title),
    text: typedLines(item.text),
  });
  const linked = <Item extends { readonly link: string; readonly linkLabel: string }>(item: Item) => ({
    ...item,
    link: typedText(item.link),
    linkLabel: typedText(item.linkLabel),
  });
  return {
    about: {
      ...linked(titled(about)),
      whyTitle: typedText(about.whyTitle),
      points: about.points.map(titled),
    },
    taglines: home.taglines.map(typedText),
    oneDrop: { headline: typedText(oneDrop.headline), text: typedLines(oneDrop.text) },
    story: { title: typedText(story.title), paragraphs: story.paragraphs.map(typedLines) },
    sustainability: {
      ...linked(titled(sustainability)),
      commitments: sustainability.commitments.map(titled),
    },
    quotesTitle: typedText(home.quotesTitle),
    quotes: home.quotes.map(({ quote, name, place, stars }) => ({
      quote: typedLines(quote),
      name: typedText(name),
      place: typedText(place),
      stars,
    })),
    contactCall: linked(titled(contactCall)),
    galleryTitle: typedText(home.galleryTitle),
    gallery: home.gallery.map(({ src, alt, link, caption }) => ({
      src: typedText(src),
      alt: typedText(alt),
      link: typedText(link),
      caption: typedText(caption),
    })),
    process: home.process.map((step) => ({ ...titled(step), image: typedText(step.image) })),
  };
}
