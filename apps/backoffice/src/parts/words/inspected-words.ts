import { capital } from './capital.ts';

/** RETURN-15: '2 back to stock, 1 written off'. */
export function inspectedWords({ restocked, writtenOff }: { restocked: number; writtenOff: number }): string {
  const all = restocked + writtenOff === 1 ? '' : `all ${restocked + writtenOff} `;
  if (restocked === 0) return capital(`${all}written off`);
  return writtenOff === 0
    ? capital(`${all}back to stock`)
    : `${restocked} back to stock, ${writtenOff} written off`;
}
