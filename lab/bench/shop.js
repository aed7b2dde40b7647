// The real shop, under the benchmark's environment.
await import('@ilaneer/server/process/built');
