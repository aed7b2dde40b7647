import type { CountsView } from '@ilaneer/contract/staff/today';
import type { IconName } from '@ilaneer/ui/text/icon';
import type { ComponentType } from 'react';
import type { Needed } from '../../session/permission.ts';

export const MENU_GROUPS = ['Work', 'Goods', 'Money', 'Shop'] as const;

export type PageEntry = {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly needs: Needed;
  /** 'g o'. */
  readonly keys?: string;
  readonly words?: string;
};

export type MenuEntry = PageEntry & {
  readonly group: (typeof MENU_GROUPS)[number];
  /** Count beside the label; `words` for screen readers: 'Returns, 3 waiting' (TODAY-6). */
  readonly waits?: { readonly count: keyof CountsView; readonly words: string };
};

export type FeatureRoute = {
  readonly path: string;
  readonly needs: Needed;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
};

export type ResultKind = {
  readonly kind: string;
  readonly label: string;
  readonly icon: IconName;
  readonly linkTo: (id: string) => string;
};

export type Feature = {
  readonly menu: readonly MenuEntry[];
  readonly pages?: readonly PageEntry[];
  readonly routes: readonly FeatureRoute[];
  readonly openRoutes?: readonly Pick<FeatureRoute, 'path' | 'lazy'>[];
  readonly results?: readonly ResultKind[];
};
