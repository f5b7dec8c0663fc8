import { createContext } from 'react';

/** Whether the rotating banner around a component is running; null outside one. */
export const Rotating = createContext<boolean | null>(null);
