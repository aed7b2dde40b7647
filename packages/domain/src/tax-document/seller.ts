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
};
