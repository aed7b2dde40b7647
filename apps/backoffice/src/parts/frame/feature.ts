import type { IconName } from '@ilaneer/ui/text/icon';
import type { ComponentType } from 'react';
import type { Needed } from '../../session/permission.ts';

/** The groups of the side menu, in their order. */
export const MENU_GROUPS = ['Work', 'Goods', 'Money', 'Shop'] as const;

/** A page as the palette finds it. */
export type PageEntry = {
  readonly label: string;
  /** A path of the app, such as '/orders'. */
  readonly to: string;
  readonly icon: IconName;
  readonly needs: Needed;
  /** What leads there from every page: 'g o'. */
  readonly keys?: string;
  /** Words that the palette finds it by beside its label. */
  readonly words?: string;
};

export type MenuEntry = PageEntry & { readonly group: (typeof MENU_GROUPS)[number] };

export type FeatureRoute = {
  readonly path: string;
  readonly needs: Needed;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
};

/** A kind of thing that the palette's search finds; the server says which results each may see. */
export type ResultKind = {
  readonly kind: string;
  /** Over its results: 'Orders'. */
  readonly label: string;
  readonly icon: IconName;
  readonly linkTo: (id: string) => string;
};

/** What a noun adds to the staff app: a folder of src/features, named in src/app/menu/features.ts. */
export type Feature = {
  readonly menu: readonly MenuEntry[];
  /** Pages that the palette finds and the menu doesn't show. */
  readonly pages?: readonly PageEntry[];
  readonly routes: readonly FeatureRoute[];
  /** Pages before the sign-in, such as an invitation's; outside the shell. */
  readonly openRoutes?: readonly Pick<FeatureRoute, 'path' | 'lazy'>[];
  readonly results?: readonly ResultKind[];
};
