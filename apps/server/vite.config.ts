import { defineConfig } from 'vite';

/** For `npm start`: Node's per-module overhead was half of the idle memory and a third of start-up. */
export default defineConfig({
  ssr: { noExternal: [/^@ilaneer\//, 'drizzle-orm', 'typebox'] },
  build: {
    ssr: 'src/process/workers/run-shop.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    // Function names for traces.
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
