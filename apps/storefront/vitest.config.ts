import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { componentTests } from '../../scripts/vite/component-tests.ts';
import { contractVersion } from './build/contract-version.ts';

export default componentTests('component', [react(), tailwindcss(), contractVersion()], 1);
