/** The shop's own database. */
export const DATABASE = 'ilaneer';

/** The address of a database of the embedded server, the shop's own unless another is named. */
export function addressOf(password: string, port: number, database: string = DATABASE): string {
  return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
