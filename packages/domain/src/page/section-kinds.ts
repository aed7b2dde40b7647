import type { SectionFields, ValuesOf } from './section-fields.ts';

const title = { type: 'line', label: 'Title', required: true } as const;
const text = { type: 'text', label: 'Text' } as const;
const item = { title, text: { ...text, required: true } } as const;
const picture = { type: 'picture', label: 'Picture' } as const;
const link = {
  linkLabel: { type: 'line', label: 'Button' },
  link: { type: 'link', label: 'Link of the button', with: 'linkLabel' },
} as const;
const MOST = 12;

const packs = {
  type: 'list',
  label: 'Packs',
  item: 'pack',
  most: MOST,
  fields: {
    label: { type: 'line', label: 'Name', required: true },
    count: { type: 'number', label: 'Pieces', least: 1, most: 1_000 },
    amount: { type: 'number', label: 'Contents of a piece', least: 1, most: 1_000_000 },
    unit: { type: 'choice', label: 'Unit', options: { ml: 'ml', g: 'g', piece: 'pieces' } },
  },
} as const;

/** The kinds of section: their name for staff, an explanation, and their fields. */
export const SECTION_KINDS = {
  banners: { label: 'Banners', about: 'The banners of the settings, as a carousel.', fields: {} },
  hero: {
    label: 'Head of the page',
    about: 'Title, introduction and a wide picture.',
    fields: {
      title,
      text,
      picture,
      pictureAlt: { type: 'line', label: 'What the picture shows', with: 'picture' },
    },
  },
  intro: {
    label: 'Introduction with reasons',
    about: 'A text with picture and button, beside up to twelve reasons to buy here.',
    fields: {
      title,
      text,
      picture,
      ...link,
      whyTitle: {
        type: 'line',
        label: 'Title of the reasons',
        hint: 'Followed by the shop’s name: ‘Why choose’',
      },
      points: { type: 'list', label: 'Reasons', item: 'reason', most: MOST, fields: item },
    },
  },
  taglines: {
    label: 'Taglines',
    about: 'Short lines that move across the page, and can be paused.',
    fields: { lines: { type: 'lines', label: 'Taglines', hint: 'One per line.' } },
  },
  scene: {
    label: 'Scene in layers',
    about: 'A headline beside up to four pictures that move apart as the page scrolls.',
    fields: {
      title: { ...title, label: 'Headline' },
      text,
      main: { type: 'picture', label: 'Main picture' },
      front: { type: 'picture', label: 'Foreground' },
      back: { type: 'picture', label: 'Background' },
      ground: { type: 'picture', label: 'Ground' },
    },
  },
  story: {
    label: 'Story',
    about: 'Paragraphs beside title and picture, with pictures in a row below.',
    fields: {
      title,
      paragraphs: { type: 'paragraphs', label: 'Paragraphs', hint: 'Separated by an empty line.' },
      picture,
      steps: {
        type: 'list',
        label: 'Pictures in a row',
        item: 'picture',
        most: MOST,
        fields: { ...item, image: { ...picture, required: true } },
      },
    },
  },
  packs: {
    label: 'Packs of categories',
    about: 'Chosen packs of the oldest product in a category that has them.',
    fields: {
      title,
      groups: {
        type: 'list',
        label: 'Categories',
        item: 'category',
        most: 4,
        fields: {
          name: { type: 'line', label: 'Name', required: true },
          category: { type: 'category', label: 'Category', required: true },
          packs,
        },
      },
    },
  },
  products: {
    label: 'Products',
    about: 'Up to eight products, those of the exclusive collection first.',
    fields: { title, category: { type: 'category', label: 'Category', hint: 'Empty: of all categories.' } },
  },
  cards: {
    label: 'Cards of a collection',
    about: 'A picture and a text of each, which lead to a product of a category and its packs.',
    fields: {
      title,
      cards: {
        type: 'list',
        label: 'Cards',
        item: 'card',
        most: 6,
        fields: {
          ...item,
          picture: { ...picture, required: true },
          category: { type: 'category', label: 'Category', required: true },
          packsTitle: { type: 'line', label: 'Title of the packs', required: true },
          packs,
        },
      },
    },
  },
  commitments: {
    label: 'Commitments',
    about: 'A text with button, beside numbered promises.',
    fields: {
      title,
      text,
      ...link,
      commitments: { type: 'list', label: 'Commitments', item: 'commitment', most: MOST, fields: item },
    },
  },
  statements: {
    label: 'Statements',
    about: 'Large statements on a dark ground, such as vision and mission.',
    fields: {
      statements: {
        type: 'list',
        label: 'Statements',
        item: 'statement',
        most: 4,
        fields: { ...item, picture },
      },
    },
  },
  points: {
    label: 'Points with signs',
    about: 'Title and text, above points in two columns.',
    fields: {
      title,
      text,
      points: { type: 'list', label: 'Points', item: 'point', most: MOST, fields: item },
    },
  },
  steps: {
    label: 'Steps',
    about: 'Numbered steps with pictures, one below the other.',
    fields: {
      steps: {
        type: 'list',
        label: 'Steps',
        item: 'step',
        most: MOST,
        fields: { ...item, image: picture },
      },
    },
  },
  quotes: {
    label: 'Quotes',
    about: 'Only genuine statements, with consent: invented reviews are unlawful.',
    fields: {
      title,
      quotes: {
        type: 'list',
        label: 'Quotes',
        item: 'quote',
        most: MOST,
        fields: {
          quote: { type: 'text', label: 'Quote', required: true },
          name: { type: 'line', label: 'Name', required: true },
          place: { type: 'line', label: 'Place' },
          stars: { type: 'number', label: 'Stars, 1 to 5', least: 1, most: 5 },
        },
      },
    },
  },
  gallery: {
    label: 'Gallery',
    about: 'Posts of the photo network, or these pictures if there are none.',
    fields: {
      title,
      pictures: {
        type: 'list',
        label: 'Pictures',
        item: 'picture',
        most: MOST,
        fields: {
          src: { ...picture, required: true },
          alt: { type: 'line', label: 'What it shows', required: true },
          caption: { type: 'line', label: 'Caption' },
          link: { type: 'link', label: 'Link', required: true },
        },
      },
    },
  },
  text: {
    label: 'Text',
    about: 'Headings, paragraphs, lists, links and pictures, in Markdown.',
    fields: { body: { type: 'markdown', label: 'Text', required: true } },
  },
  call: {
    label: 'Call on a dark ground',
    about: 'A large title, a text and a button.',
    fields: { title, text, ...link, picture: { type: 'picture', label: 'Decoration' } },
  },
  closing: {
    label: 'Closing line',
    about: 'A title beside up to two buttons.',
    fields: {
      title,
      ...link,
      secondLabel: { type: 'line', label: 'Second button' },
      secondLink: { type: 'link', label: 'Link of the second button', with: 'secondLabel' },
    },
  },
  contact: {
    label: 'Contact form',
    about: 'The form, the addresses and hours of the settings, and a map.',
    fields: { text: { ...text, label: 'Introduction' }, map: { type: 'picture', label: 'Map' } },
  },
  stores: {
    label: 'Store finder',
    about: 'The stores of the settings, with their search.',
    fields: {
      text: { ...text, label: 'Introduction' },
      elsewhere: { ...text, label: 'Text for visitors without a store nearby' },
      picture: { ...picture, label: 'Picture beside that text' },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly about: string; readonly fields: SectionFields }>
>;

export type SectionKind = keyof typeof SECTION_KINDS;

type SectionOf<Kind extends SectionKind> = {
  /** Unique in its page, the same in all versions. */
  readonly id: string;
  readonly kind: Kind;
} & ValuesOf<(typeof SECTION_KINDS)[Kind]['fields']>;

export type Section<Kind extends SectionKind = SectionKind> = { [One in Kind]: SectionOf<One> }[Kind];

export type Pack = Section<'packs'>['groups'][number]['packs'][number];
export type PackGroup = Section<'packs'>['groups'][number];
