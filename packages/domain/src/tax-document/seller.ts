import type { Colours } from '../look/colours.ts';

export type Seller = {
  readonly name: string;
  readonly legalName: string;
  readonly addressLines: readonly string[];
  readonly state: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly cin: string;
  readonly phone: string;
  readonly email: string;
  /** Printed in place of the name; missing in older documents and in a shop without one. */
  readonly logo?: string;
  /** Of the look at issue; missing in older documents and in a shop with the first colours. */
  readonly colours?: Colours;
};
