import '../../../client/styles/site.css';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Workbench } from './workbench-page.tsx';

function Hydrated() {
  useEffect(() => {
    // Effects run once everything is hydrated; the frame after has painted what they changed.
    requestAnimationFrame(() => {
      document.documentElement.dataset.hydrated = '';
    });
  }, []);
  return <Workbench />;
}

// As a page's first script says it.
document.documentElement.dataset.scripts = '';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Hydrated />
    </StrictMode>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
}
