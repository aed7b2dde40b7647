import { defineConfig } from 'vite';

/**
 * The shop as `npm start` runs it: its own modules, and those of the libraries that have hundreds, in a few files. What
 * Node keeps of each module is half of what the shop held when idle, and a third of its start.
 */
export default defineConfig({
  ssr: { noExternal: [/^@ilaneer\//, 'drizzle-orm', 'typebox'] },
  build: {
    ssr: 'src/process/workers/run-shop.ts',
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    // Whoever reads a trace knows the function by its name.
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});
