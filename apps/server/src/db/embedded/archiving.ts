import type { Settings } from './spawn-postmaster.ts';

/** The folder inside of the cluster in which the server puts each piece of its log (WAL) that is complete. */
export const WAL_OUTBOX = 'wal-outbox';

/** A piece of the log is complete when it is full, and after so many seconds in which something was written. */
export const ARCHIVE_TIMEOUT_SECONDS = 120;

/**
 * Has the server hand out its log piece by piece (BACKUP-9). The command runs in the cluster's folder, the only one that
 * its account may surely enter. A piece appears whole, and is on the disk before the server forgets it.
 */
export const ARCHIVING: Settings = {
  archive_mode: 'on',
  archive_timeout: ARCHIVE_TIMEOUT_SECONDS,
  archive_command: [
    `mkdir -p ${WAL_OUTBOX}`,
    `cp %p ${WAL_OUTBOX}/%f.part`,
    `mv ${WAL_OUTBOX}/%f.part ${WAL_OUTBOX}/%f`,
    // Of this file, where the system can; elsewhere of all.
    `sync ${WAL_OUTBOX}/%f`,
  ].join(' && '),
};
