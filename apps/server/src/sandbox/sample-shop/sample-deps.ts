import type { Failure } from '../../http/failure.ts';
import type { CatalogueCache, SavingDeps } from '../../modules/catalogue/catalogue.ts';
import type { GiftCardDeps } from '../../modules/gift-card/gift-card.ts';

/** What loading the sample takes of a shop, which may not be open yet. */
export type SampleDeps = SavingDeps & {
  readonly catalogue: Pick<CatalogueCache, 'markStale' | 'stockChanged'>;
};

/** The same with what the sample's gift cards need. */
export type SampleShopDeps = SampleDeps & GiftCardDeps;

/** What is said of something in the content folder that staff could not have written either. */
export function refused(what: string, { message, fields = [] }: Failure): string {
  const told = fields.map((problem) => `${problem.field}: ${problem.message}`).join('; ');
  return `the sample's ${what} are refused: ${told === '' ? message : told}`;
}
