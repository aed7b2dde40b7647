import type { CategoryOption } from './category-list.tsx';

const NAMES = {
  't-shirts': 'T-shirts',
  notebooks: 'Notebooks',
  packaging: 'Packaging',
  caps: 'Caps',
  'other-bags': 'Other bags',
  'eco-friendly': 'Eco friendly',
} as const;

/** The categories of the static sidebar (part 1 section 9); 'All' comes with every list. */
export const STATIC_CATEGORIES: readonly CategoryOption[] = Object.entries(NAMES).map(([id, name]) => ({
  id,
  name,
  hsnCode: null,
  isSub: false,
}));

/** The colours of the static sidebar (part 1 section 9). */
export const STATIC_COLORS: readonly string[] = [
  'Black',
  'Turquoise',
  'Yellow',
  'Maroon',
  'Grey',
  'Purple',
  'Red',
  'White',
  'Pink',
];
