import { reloadOnce, shopAnswers } from './reload.ts';

/** The browser is offline. */
export class CodeNotAskedFor extends Error {}

/**
 * Code that is fetched when somebody needs it. Many browsers never ask again for a file that failed: offline, none is
 * asked for, and where one is lost although the shop answers, the page reloads, which gets the shop's current code.
 */
export function lateCode<Module>(fetchModule: () => Promise<Module>) {
  let isHere = false;
  const load = async (): Promise<Module> => {
    const module = await fetchModule();
    isHere = true;
    return module;
  };
  return {
    /** Fetches it when somebody is about to need it; if that fails, getting it tries again. */
    prepare: () => {
      if (navigator.onLine) void load().catch(() => undefined);
    },
    /** Throws where the shop can't be reached, and where a reload has not brought it. */
    get: async (): Promise<Module> => {
      if (!isHere && !navigator.onLine) throw new CodeNotAskedFor();
      try {
        return await load();
      } catch (error) {
        if (!(await shopAnswers())) throw error;
        return load().catch((again: unknown) => {
          // Until the page is gone, whoever waits for it waits on.
          if (reloadOnce()) return new Promise<never>(() => undefined);
          throw again;
        });
      }
    },
  };
}
