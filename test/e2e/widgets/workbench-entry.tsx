import '../../../client/styles/site.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Workbench } from './workbench-page.tsx';

// As a page's first script says it.
document.documentElement.dataset.scripts = '';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <MemoryRouter>
        <Workbench />
      </MemoryRouter>
    </StrictMode>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
}
