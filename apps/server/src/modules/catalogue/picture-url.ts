/** Where a picture of `content/pictures`, or a photograph that staff sent, is served. */
export function pictureUrl(file: string): string {
  return `/pictures/${file}`;
}
