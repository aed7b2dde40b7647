import { err } from '@ilaneer/domain/result';

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

export function fail(code: EmbeddedPostgresError['code'], message: string) {
  return err<EmbeddedPostgresError>({ code, message });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function isSystemError(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}
