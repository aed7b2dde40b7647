/** Where a visitor's map shows the way to a place: an address, or degrees with a comma between them. */
export function directionsLink(place: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
