/** Names and contents of an archive without compression, by its local heads. */
export function readStoredZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (archive.readUInt32LE(at) === 0x04034b50) {
    const size = archive.readUInt32LE(at + 22);
    const named = at + 30;
    const begins = named + archive.readUInt16LE(at + 26);
    files.set(archive.toString('utf8', named, begins), archive.subarray(begins, begins + size));
    at = begins + size;
  }
  return files;
}
