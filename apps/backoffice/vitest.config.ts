import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { componentTests } from '../../scripts/vite/component-tests.ts';

export default componentTests('component-staff', [react(), tailwindcss()], 2);
