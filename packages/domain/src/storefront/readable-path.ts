/** Decodes valid escapes, keeps other '%' (STOREFRONT-3). */
export function readablePath(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|%/gi, (part) =>
    isReadable(part) ? part : part.replaceAll('%', '%25'),
  );
}

function isReadable(escaped: string): boolean {
  try {
    // Using the result keeps bundlers from dropping the call.
    return decodeURIComponent(escaped) !== '';
  } catch {
    return false;
  }
}
