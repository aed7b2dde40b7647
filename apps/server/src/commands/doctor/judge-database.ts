import { type Diagnosis, isFault, isOk, isSkipped, isWarning } from './diagnosis.ts';

export type DatabaseFacts = {
  /** 180004 is 18.4. */
  readonly version: number;
  readonly encoding: string;
  readonly collation: string;
  readonly isReadOnly: boolean;
  readonly isSuperuser: boolean;
  readonly extensions: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly applied: readonly number[];
};

/** Oldest major version tested. */
const OLDEST_MAJOR = 15;
// End of support by major: https://www.postgresql.org/support/versioning/
const ENDS: Readonly<Record<number, string>> = {
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
};

export function judgeVersion(version: number, now: Date): Diagnosis {
  const major = Math.floor(version / 10_000);
  const says = `PostgreSQL ${major}.${version % 10_000}`;
  if (major < OLDEST_MAJOR) {
    return isFault('database-version', says, `Upgrade it to ${OLDEST_MAJOR} or newer.`);
  }
  const end = ENDS[major];
  if (end !== undefined && now.toISOString().slice(0, 10) > end) {
    return isWarning(
      'database-version',
      `${says} has had no security fixes since ${end}`,
      'Upgrade it to a newer major version.',
    );
  }
  return isOk('database-version', says);
}

export function judgeText({ encoding, collation }: Pick<DatabaseFacts, 'encoding' | 'collation'>): Diagnosis {
  if (encoding !== 'UTF8') {
    return isFault(
      'database-text',
      `The encoding ${encoding} cannot store Malayalam names.`,
      "Create a database with ENCODING 'UTF8' TEMPLATE template0, and restore a backup into it.",
    );
  }
  return isOk('database-text', `UTF8, ordered by ${collation}`);
}

const EXTENSIONS = ['fuzzystrmatch', 'pg_trgm'] as const;

export function judgeExtensions(extensions: readonly string[]): Diagnosis {
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  return missing.length === 0
    ? isOk('database-extensions', EXTENSIONS.join(', '))
    : isFault(
        'database-extensions',
        `Missing: ${missing.join(', ')}`,
        `As the administrator: ${missing.map((name) => `CREATE EXTENSION ${name};`).join(' ')}`,
      );
}

/** Settings that must be on, with the risk otherwise. */
const SAFE_SETTINGS = [
  ['fsync', 'fault', 'a power cut destroys the database'],
  ['full_page_writes', 'fault', 'a power cut can destroy pages of the database'],
  ['synchronous_commit', 'warning', 'a crash loses confirmed orders'],
  ['autovacuum', 'fault', 'tables grow until the server stops writing'],
] as const;

export function judgeSettings(settings: DatabaseFacts['settings']): Diagnosis[] {
  const diagnoses = SAFE_SETTINGS.flatMap(([name, level, loss]): Diagnosis[] => {
    if (settings[name] !== 'off') return [];
    const says = `${name} is off: ${loss}.`;
    const advice = `ALTER SYSTEM SET ${name} = on; then reload.`;
    return [
      level === 'fault'
        ? isFault('database-settings', says, advice)
        : isWarning('database-settings', says, advice),
    ];
  });
  if (settings.data_checksums === 'off') {
    diagnoses.push(
      isWarning(
        'database-settings',
        'Pages have no checksums: a failing disk is noticed late.',
        'pg_checksums --enable, with the server stopped.',
      ),
    );
  }
  return diagnoses.length > 0 ? diagnoses : [isOk('database-settings', 'acknowledged writes are on disk')];
}

/** Whether all processes fit, at `perProcess` connections each. */
export function judgeConnections(
  { settings, connections }: Pick<DatabaseFacts, 'settings' | 'connections'>,
  { perProcess, processes }: { readonly perProcess: number; readonly processes: number },
): Diagnosis {
  const most = Number(settings.max_connections);
  const reserved =
    Number(settings.superuser_reserved_connections ?? 0) + Number(settings.reserved_connections ?? 0);
  const needed = perProcess * processes;
  const says = `${needed} at most for ${processes === 1 ? 'one process' : `${processes} processes`}, of ${most - reserved}; ${connections} are open`;
  return needed > most - reserved
    ? isFault(
        'database-connections',
        says,
        'Raise max_connections, or run fewer processes: under load, connections are refused.',
      )
    : isOk('database-connections', says);
}

export function judgeRole({
  isSuperuser,
  isReadOnly,
}: Pick<DatabaseFacts, 'isSuperuser' | 'isReadOnly'>): Diagnosis {
  if (isReadOnly) {
    return isFault(
      'database-role',
      'The database is read-only: a standby, or a demoted primary.',
      'Point DATABASE_URL at the primary, or at a proxy that follows it (HAProxy).',
    );
  }
  return isSuperuser
    ? isWarning(
        'database-role',
        'The shop connects as a superuser.',
        'Use a role that owns only its database.',
      )
    : isOk('database-role', 'writable, not a superuser');
}

export function judgeMigrations(applied: readonly number[], known: readonly number[]): Diagnosis {
  if (applied.length === 0) return isSkipped('migrations', 'No shop has started on this database yet.');
  const level = Math.max(...applied);
  const missing = known.filter((when) => when > level).length;
  if (level > (known.at(-1) ?? 0)) {
    return isFault(
      'migrations',
      'The data was written by a newer release.',
      'Run that release, or restore a backup from before it.',
    );
  }
  return missing === 0
    ? isOk('migrations', `all ${known.length} are applied`)
    : isWarning(
        'migrations',
        `${missing} of ${known.length} are not applied yet`,
        'Take a backup, then start the shop: it applies them.',
      );
}
