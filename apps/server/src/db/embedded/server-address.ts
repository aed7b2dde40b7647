import { createHmac } from 'node:crypto';
import type { Postmaster } from './postmaster-file.ts';
import { socketFolder } from './socket.ts';

/** The shop's own database. */
export const DATABASE = 'ilaneer';

/** The role that the shop connects as: it owns the shop's database, and has no power over the server. */
export const ROLE = 'ilaneer';

/** The role's password, which follows from the administrator's: a second file could be lost by itself. */
export function passwordOfRole(adminPassword: string): string {
  return createHmac('sha256', adminPassword).update(`role ${ROLE}`).digest('hex');
}

/** The address of the shop's database, as the shop uses it: by the server's socket, where it can be reached by one. */
export function addressOf(
  adminPassword: string,
  { port, hasSocket }: Pick<Postmaster, 'port' | 'hasSocket'>,
  cluster: string,
): string {
  const folder = hasSocket ? socketFolder(cluster, port) : null;
  const address = `postgresql://${ROLE}:${passwordOfRole(adminPassword)}@127.0.0.1:${port}/${DATABASE}`;
  return folder === null ? address : `${address}?host=${encodeURIComponent(folder)}`;
}

/** The address of a database of the embedded server, for what only its administrator may do. */
export function adminAddressOf(adminPassword: string, port: number, database: string): string {
  return `postgresql://postgres:${encodeURIComponent(adminPassword)}@127.0.0.1:${port}/${database}`;
}
