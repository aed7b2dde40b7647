export function pictureUrl(file: string): string {
  return `/pictures/${file}`;
}
