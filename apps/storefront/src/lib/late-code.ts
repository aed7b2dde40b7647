import { reloadOnce, shopAnswers } from './reload.ts';

export class CodeNotAskedFor extends Error {}

/** Browsers may not refetch failed chunks: offline none is requested, a lost one reloads the page. */
export function lateCode<Module>(fetchModule: () => Promise<Module>) {
  let isHere = false;
  const load = async (): Promise<Module> => {
    const module = await fetchModule();
    isHere = true;
    return module;
  };
  return {
    prepare: () => {
      if (navigator.onLine) void load().catch(() => undefined);
    },
    /** Throws offline, and after a reload in vain. */
    get: async (): Promise<Module> => {
      if (!isHere && !navigator.onLine) throw new CodeNotAskedFor();
      try {
        return await load();
      } catch (error) {
        if (!(await shopAnswers())) throw error;
        return load().catch((again: unknown) => {
          // Pending until the reload.
          if (reloadOnce()) return new Promise<never>(() => undefined);
          throw again;
        });
      }
    },
  };
}
