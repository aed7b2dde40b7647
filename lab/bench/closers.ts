export type Closer = { stop(): unknown };

/** Closed in reverse order by `stopAll`, and on SIGINT or SIGTERM. */
export function openClosers(): { readonly running: Closer[]; stopAll(): Promise<void> } {
  const running: Closer[] = [];
  const stopAll = async (): Promise<void> => {
    for (const one of running.splice(0).reverse()) await one.stop();
  };
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => stopAll().finally(() => process.exit(code)));
  }
  return { running, stopAll };
}
