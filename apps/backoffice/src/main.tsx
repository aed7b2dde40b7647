import './styles.css';
import { watchTyping } from '@ilaneer/client/typed-fields';
import { createRoot } from 'react-dom/client';
import { BackofficeApp } from './app/backoffice-app.tsx';
import { openApp } from './app/open-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
watchTyping(document);
createRoot(root).render(<BackofficeApp {...openApp()} />);
