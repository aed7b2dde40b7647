import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyStart } from './early-start.ts';
import { precompress } from './precompress.ts';

const server = process.env.SHOP_URL ?? 'http://localhost:3001';

const PARTS = /ui\/src\/(button-link|page-section|skeleton|price|badge|notice|visually-hidden)\.|domain\/src\/money|src\/lib\/show-rupees|get-all-products|place-before-login|queryOptions|content\/home.json/;

export default defineConfig({
  plugins: [react(), tailwindcss(), earlyStart(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'parts', test: PARTS, includeDependenciesRecursively: false, priority: 1 },
            { name: 'trade', test: /features\/(cart|wishlist)|app\/card-actions|ui\/src\/(breadcrumb|quantity-stepper|select-field)|useMutationState|domain\/src\/cart/, minShareCount: 4, includeDependenciesRecursively: false },
            { name: 'layers', test: /@base-ui|@floating-ui|ui\/src\/(dialog|layer)/, minShareCount: 8, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/pictures': server } },
});
