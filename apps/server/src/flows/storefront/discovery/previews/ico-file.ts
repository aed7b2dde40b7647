const HEADER_BYTES = 22;

/** An ICO file with one PNG of `size` pixels, which all browsers read. */
export function icoFile(size: number): (png: Uint8Array) => Buffer {
  return (png) => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt16LE(1, 2); // an icon
    header.writeUInt16LE(1, 4); // one picture
    header.writeUInt8(size, 6);
    header.writeUInt8(size, 7);
    header.writeUInt16LE(1, 10); // colour planes
    header.writeUInt16LE(32, 12); // bits per pixel
    header.writeUInt32LE(png.length, 14);
    header.writeUInt32LE(HEADER_BYTES, 18);
    return Buffer.concat([header, png]);
  };
}
