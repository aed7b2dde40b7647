/** Busy machines take ten times as long. */
export const LONG_TEST_MS = 600_000;
