/** `packedBy` and `startedAt` are null for parcels closed before they were recorded. */
export type TimedParcel = {
  readonly packedBy: string | null;
  readonly startedAt: Date | null;
  readonly packedAt: Date;
};

export type PackingPace = {
  readonly parcels: number;
  /** Of one packer, from their first claim to their last closing; null if no time has passed. */
  readonly perHour: number | null;
  readonly medianSeconds: number | null;
};

const HOUR_MS = 3_600_000;

/** TODAY-4. */
export function packingPace(parcels: readonly TimedParcel[]): PackingPace {
  const timed = parcels.flatMap(({ packedBy, startedAt, packedAt }) =>
    packedBy === null || startedAt === null ? [] : [{ packedBy, from: +startedAt, to: +packedAt }],
  );
  const worked = [...Map.groupBy(timed, ({ packedBy }) => packedBy).values()].map(
    (own) => Math.max(...own.map(({ to }) => to)) - Math.min(...own.map(({ from }) => from)),
  );
  const workedMs = worked.reduce((sum, ms) => sum + ms, 0);
  return {
    parcels: parcels.length,
    perHour: workedMs > 0 ? Math.round((timed.length * HOUR_MS) / workedMs) : null,
    medianSeconds: median(timed.map(({ from, to }) => Math.round((to - from) / 1_000))),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
