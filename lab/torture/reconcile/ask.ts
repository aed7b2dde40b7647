export type Ask = <Row extends object>(statement: string, values?: readonly unknown[]) => Promise<Row[]>;
