import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Workbench } from './workbench-page.tsx';

export function workbenchHtml(): string {
  return renderToString(
    <StrictMode>
      <MemoryRouter>
        <Workbench />
      </MemoryRouter>
    </StrictMode>,
  );
}
