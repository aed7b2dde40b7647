/** A path whose escapes all stand for letters: a '%' that does not stays as a '%' (STOREFRONT-3). */
export function readablePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|%/gi, (part) =>
    isReadable(part) ? part : part.replaceAll('%', '%25'),
  );
}

function isReadable(escaped: string): boolean {
  try {
    // The outcome is looked at: bundlers leave out a call without effect.
    return decodeURIComponent(escaped) !== '';
  } catch {
    return false;
  }
}
