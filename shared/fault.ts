/** What the error page says; `reference` is the id of the log entry, if there is one. */
export type Fault = { status: number; message: string; reference?: string };
