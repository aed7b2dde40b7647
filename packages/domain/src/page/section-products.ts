import type { Section } from './section-kinds.ts';

type AnySection = Exclude<Section, { readonly kind: 'text' }> | { readonly kind: 'text' };

/** Products from which a section chooses; null: it shows none. */
export function sectionQuery(
  section: AnySection,
): { readonly category?: string; readonly sort?: 'oldest'; readonly limit?: number } | null {
  const categories = categoriesOf(section);
  if (categories === null) return null;
  const category = [...new Set(categories)].join(',');
  return { ...(category !== '' && { category }), sort: 'oldest', limit: 100 };
}

function categoriesOf(section: AnySection): string[] | null {
  switch (section.kind) {
    case 'packs':
      return section.groups.map(({ category }) => category);
    case 'cards':
      return section.cards.map(({ category }) => category);
    case 'products':
      return section.category === '' ? [] : [section.category];
    default:
      return null;
  }
}
