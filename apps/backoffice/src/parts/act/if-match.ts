export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` };
}

export function changeOf<Params>(params: Params) {
  return (version: number) => ({ params, headers: ifMatch(version) });
}
