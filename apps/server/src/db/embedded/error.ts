import { err } from '@ilaneer/domain/result';

/** Why the embedded database could not start. The message is meant for whoever runs the shop. */
export type EmbeddedPostgresError = {
  readonly code:
    | 'UNSUPPORTED_PLATFORM'
    | 'NO_UNPRIVILEGED_USER'
    | 'BINARIES_UNUSABLE'
    | 'DATA_DIR_NOT_WRITABLE'
    | 'DATA_DIR_IN_USE'
    | 'DATA_VERSION_MISMATCH'
    | 'PASSWORD_UNUSABLE'
    | 'INITDB_FAILED'
    | 'START_FAILED';
  readonly message: string;
};

/** A failure of the embedded database as a result. */
export function fail(code: EmbeddedPostgresError['code'], message: string) {
  return err<EmbeddedPostgresError>({ code, message });
}

/** What the system said, for the end of a message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the system answered with one of these codes, such as ENOENT. */
export function isSystemError(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
