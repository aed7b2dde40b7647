import './styles.css';
import { createRoot } from 'react-dom/client';
import { BackofficeApp } from './app/backoffice-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<BackofficeApp />);
