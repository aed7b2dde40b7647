import { typedText } from '@ilaneer/domain/text/typed-text';

type NamedCategory = { readonly id: string; readonly name: string; readonly parentId: string | null };

/** By name if unique, else with the parent, else by id. */
export type CategoryNames = { nameOf(id: string): string; idOf(name: string): string | null };

export function categoryNames(categories: readonly NamedCategory[]): CategoryNames {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path = ({ name, parentId }: NamedCategory) => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent === undefined ? name : `${parent.name} > ${name}`;
  };
  const byName = Map.groupBy(categories, ({ name }) => keyOf(name));
  const byPath = Map.groupBy(categories, (category) => keyOf(path(category)));
  const only = (found: readonly NamedCategory[] | undefined) => (found?.length === 1 ? found[0] : undefined);
  return {
    nameOf: (id) => {
      const category = byId.get(id);
      if (category === undefined) return id;
      return [category.name, path(category)].find((name) => idOf(name) === id) ?? id;
    },
    idOf,
  };

  function idOf(name: string): string | null {
    const key = keyOf(name);
    return (only(byName.get(key)) ?? only(byPath.get(key)) ?? byId.get(typedText(name)))?.id ?? null;
  }
}

function keyOf(name: string): string {
  return typedText(name)
    .replaceAll(/\s*>\s*/g, ' > ')
    .toLowerCase();
}
