import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Lines, problem } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const words = (name: string) => Lines(2_000, problem(`${name} is required`, atMost(name, 2_000)));
const list = <Item extends Type.TSchema>(item: Item) =>
  Type.Array(item, { maxItems: 50, ...problem('There are too many entries') });

const titled = { title: words('Title'), text: words('Text') };
const linked = { linkLabel: words('Label of the link'), link: words('Link') };

export const HomeForm = Type.Object({
  about: Type.Object({
    ...titled,
    /** Completed by the shop's name: 'Why choose'. */
    whyTitle: words('Title of the reasons'),
    points: list(Type.Object(titled)),
    ...linked,
  }),
  taglines: list(words('Tagline')),
  oneDrop: Type.Object({ headline: words('Headline'), text: words('Text') }),
  story: Type.Object({ title: words('Title'), paragraphs: list(words('Paragraph')) }),
  sustainability: Type.Object({ ...titled, commitments: list(Type.Object(titled)), ...linked }),
  quotesTitle: words('Title of the quotes'),
  quotes: list(
    Type.Object({
      quote: words('Quote'),
      name: words('Name'),
      place: words('Place'),
      stars: Type.Integer({ minimum: 1, maximum: 5, ...problem('Please give 1 to 5 stars') }),
    }),
  ),
  contactCall: Type.Object({ ...titled, ...linked }),
  galleryTitle: words('Title of the gallery'),
  /** Fallback without posts of the photo network; `src` is below `/pictures/`. */
  gallery: list(
    Type.Object({
      src: words('Picture'),
      alt: words('What the picture shows'),
      link: words('Link'),
      caption: words('Caption'),
    }),
  ),
  process: list(Type.Object({ ...titled, image: words('Picture') })),
});

const HomeSection = Type.Object({ values: HomeForm, ...versionField });

export const getHomeWords = defineCall({
  method: 'GET',
  path: '/staff/settings/home',
  summary: 'The words of the home page',
  access: 'staff:content.write',
  reply: successReply({ section: HomeSection }),
});

export const changeHomeWords = defineCall({
  method: 'PUT',
  path: '/staff/settings/home',
  summary: 'Change the words of the home page',
  access: 'staff:content.write',
  headers: IfMatch,
  body: HomeForm,
  reply: successReply({ section: HomeSection }),
});
