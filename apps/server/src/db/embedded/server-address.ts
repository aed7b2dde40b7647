import { createHmac } from 'node:crypto';
import type { Postmaster } from './postmaster-file.ts';
import { socketFolder } from './socket.ts';

export const DATABASE = 'ilaneer';

/** Owns the database, without server privileges. */
export const ROLE = 'ilaneer';

/** Derived from the administrator's password: a second file could be lost separately. */
export function passwordOfRole(adminPassword: string): string {
  return createHmac('sha256', adminPassword).update(`role ${ROLE}`).digest('hex');
}

export function addressOf(
  adminPassword: string,
  { port, hasSocket }: Pick<Postmaster, 'port' | 'hasSocket'>,
  cluster: string,
): string {
  const folder = hasSocket ? socketFolder(cluster, port) : null;
  const address = `postgresql://${ROLE}:${passwordOfRole(adminPassword)}@127.0.0.1:${port}/${DATABASE}`;
  return folder === null ? address : `${address}?host=${encodeURIComponent(folder)}`;
}

export function adminAddressOf(adminPassword: string, port: number, database: string): string {
  return `postgresql://postgres:${encodeURIComponent(adminPassword)}@127.0.0.1:${port}/${database}`;
}
