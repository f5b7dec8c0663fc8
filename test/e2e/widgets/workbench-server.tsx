import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Workbench } from './workbench-page.tsx';

export function workbenchHtml(): string {
  return renderToString(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
}
