import { isLoopbackHost } from '../http/hosts.ts';
import type { ConfigProblem } from './environment.ts';

type Reach = {
  readonly mode: 'sandbox' | 'live';
  readonly database: { readonly kind: 'embedded' } | { readonly kind: 'server'; readonly url: string };
  readonly acceptsPlainDatabase: boolean;
};

/** sslmode values that the driver verifies. */
const CHECKED = ['require', 'verify-ca', 'verify-full'];

/** Blocks live shops without TLS (SECURITY-8). */
export function databaseTlsProblems(reach: Reach): ConfigProblem[] {
  if (!isPlain(reach) || reach.acceptsPlainDatabase) return [];
  const message =
    'DATABASE_URL names another machine without TLS. Add ?sslmode=verify-full, or set DATABASE_WITHOUT_TLS=yes if the network between them is private.';
  return [{ variable: 'DATABASE_URL', message }];
}

export function databaseTlsWarning(reach: Reach): string | null {
  if (!isPlain(reach)) return null;
  return 'The database is on another machine, and DATABASE_WITHOUT_TLS=yes has the shop speak to it without TLS.';
}

function isPlain({ mode, database }: Reach): boolean {
  return (
    mode === 'live' && database.kind === 'server' && !isLocal(database.url) && !isEncrypted(database.url)
  );
}

/** Loopback or Unix socket. */
function isLocal(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopbackHost(host);
}

function isEncrypted(url: string): boolean {
  const { searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  if (mode === null) return ['true', '1'].includes(searchParams.get('ssl') ?? '');
  // In libpq, `require` accepts any certificate.
  return searchParams.get('uselibpqcompat') === 'true' ? mode === 'verify-full' : CHECKED.includes(mode);
}
