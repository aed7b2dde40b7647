import PACKS from '../../../../content/packs.json' with { type: 'json' };

export type Pack = { readonly label: string; readonly count: number; readonly millilitres: number };

/** Packs of a category that the home page offers (CONTENT-5). */
export type PackGroup = {
  readonly name: string;
  readonly category: string;
  readonly packs: readonly Pack[];
};

export const HOME_PACKS: readonly PackGroup[] = PACKS.home;

export const HOME_PRODUCTS_QUERY = {
  category: HOME_PACKS.map(({ category }) => category).join(','),
  sort: 'oldest',
  limit: 100,
} as const;
