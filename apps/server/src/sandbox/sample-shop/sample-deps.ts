import type { Failure } from '../../http/failure.ts';
import type { CatalogueCache, SavingDeps } from '../../modules/catalogue/catalogue.ts';
import type { GiftCardDeps } from '../../modules/gift-card/gift-card.ts';

/** Usable before opening. */
export type SampleDeps = SavingDeps & {
  readonly catalogue: Pick<CatalogueCache, 'markStale' | 'stockChanged'>;
};

export type SampleShopDeps = SampleDeps & GiftCardDeps;

/** Error for content that staff could not have saved either. */
export function refused(what: string, { message, fields = [] }: Failure): string {
  const told = fields.map((problem) => `${problem.field}: ${problem.message}`).join('; ');
  return `the sample's ${what} are refused: ${told === '' ? message : told}`;
}
