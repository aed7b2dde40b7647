import './styles.css';
import { watchTyping } from '@ilaneer/client/typed-fields';
import { createRoot } from 'react-dom/client';
import { BackofficeApp } from './app/backoffice-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
watchTyping(document);
createRoot(root).render(<BackofficeApp />);
