import { typedText } from '../text/typed-text.ts';

export type TitledText = { readonly title: string; readonly text: string };

export type Quote = {
  readonly quote: string;
  readonly name: string;
  readonly place: string;
  /** One to five. */
  readonly stars: number;
};

export type GalleryPicture = {
  readonly src: string;
  readonly alt: string;
  readonly link: string;
  readonly caption: string;
};

/** Texts of the home page (SETTING-9); empty parts are hidden. */
export type HomeSetting = {
  readonly about: {
    readonly title: string;
    readonly text: string;
    readonly whyTitle: string;
    readonly points: TitledText[];
    readonly linkLabel: string;
    readonly link: string;
  };
  readonly taglines: string[];
  readonly oneDrop: { readonly headline: string; readonly text: string };
  readonly story: { readonly title: string; readonly paragraphs: string[] };
  readonly sustainability: {
    readonly title: string;
    readonly text: string;
    readonly commitments: TitledText[];
    readonly linkLabel: string;
    readonly link: string;
  };
  readonly quotesTitle: string;
  readonly quotes: Quote[];
  readonly contactCall: {
    readonly title: string;
    readonly text: string;
    readonly linkLabel: string;
    readonly link: string;
  };
  readonly galleryTitle: string;
  readonly gallery: GalleryPicture[];
  readonly process: (TitledText & { readonly image: string })[];
};

/** Selling points of the sample, which a real shop may not claim. */
const SAMPLE_POINTS = ['100% Natural', 'Natural Hydration', 'Rich in Electrolytes', 'Low Calorie'] as const;

export function isSamplePoint(title: string): boolean {
  return SAMPLE_POINTS.some((point) => point.toLowerCase() === typedText(title).toLowerCase());
}

export const NO_HOME: HomeSetting = {
  about: { title: '', text: '', whyTitle: '', points: [], linkLabel: '', link: '' },
  taglines: [],
  oneDrop: { headline: '', text: '' },
  story: { title: '', paragraphs: [] },
  sustainability: { title: '', text: '', commitments: [], linkLabel: '', link: '' },
  quotesTitle: '',
  quotes: [],
  contactCall: { title: '', text: '', linkLabel: '', link: '' },
  galleryTitle: '',
  gallery: [],
  process: [],
};
