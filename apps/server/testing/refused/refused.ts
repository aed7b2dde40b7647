/** Violations by constraint, as statements on the test rows. */
export type Refused = readonly (readonly [what: string, constraint: string, statement: string])[];
