import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite/precompress.ts';

const server = process.env.SHOP_URL ?? 'http://localhost:3001';

export default defineConfig({
  base: '/backoffice/',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
            { name: 'start', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5174,
    // The shop's pages, in the frame of the editor of pages.
    proxy: { '/api': server, '/pictures': server, '^/(?!backoffice)': 'http://localhost:5173' },
  },
});
