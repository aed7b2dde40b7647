/** Who sells, as a tax document names them (CGST Rule 46; FSSAI licence number on invoices since 2022). */
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
