import { createContext } from 'react';

/** Whether the moving thing around a component runs right now; null where nothing around it moves. */
export const Rotating = createContext<boolean | null>(null);
