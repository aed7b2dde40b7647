/** The header of a change: the version that it begins from. */
export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` };
}

/** What every change of one thing is sent with: which thing it is, and the version that the change begins from. */
export function changeOf<Params>(params: Params) {
  return (version: number) => ({ params, headers: ifMatch(version) });
}
