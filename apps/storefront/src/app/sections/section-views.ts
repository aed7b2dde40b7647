import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import type { ComponentType } from 'react';

/** A component of each kind. */
export type SectionViews = {
  readonly [Kind in SectionKind]: ComponentType<{ readonly section: SectionViewOf<Kind> }>;
};
