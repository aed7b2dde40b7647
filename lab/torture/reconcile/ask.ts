/** Asks the database of the shop, past the shop. */
export type Ask = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
