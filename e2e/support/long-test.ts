/** For a test that goes through many pages: a busy machine takes ten times as long as a quiet one. */
export const LONG_TEST_MS = 600_000;
