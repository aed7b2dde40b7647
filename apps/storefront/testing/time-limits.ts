import { onTestFinished, vi } from 'vitest';

type Limit = { readonly ms: number; readonly controller: AbortController };

export function holdTimeLimits(): { readonly pass: (ms: number) => void } {
  const limits: Limit[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    limits.push({ ms, controller });
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return {
    pass(ms) {
      for (const limit of limits) {
        if (limit.ms <= ms) limit.controller.abort(new DOMException('The time is up', 'TimeoutError'));
      }
    },
  };
}

export function breakCalls(): void {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new Error('broken');
  });
  onTestFinished(() => timeout.mockRestore());
}
