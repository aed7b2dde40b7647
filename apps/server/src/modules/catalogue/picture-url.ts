/** URL of a drawing or uploaded photo. */
export function pictureUrl(file: string): string {
  return `/pictures/${file}`;
}
