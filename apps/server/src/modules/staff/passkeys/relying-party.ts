import type { Deps } from '../../../deps/deps.ts';

export function relyingParty({ brand, config }: Pick<Deps, 'brand' | 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, name: `${brand.name} staff`, origin };
}

export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const isObject = typeof data === 'object' && data !== null && 'challenge' in data;
    return isObject && typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
