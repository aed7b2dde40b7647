/** What the database refuses, by the constraint that does, and the statement that tries it on the rows of the tests. */
export type Refused = readonly (readonly [what: string, constraint: string, statement: string])[];
