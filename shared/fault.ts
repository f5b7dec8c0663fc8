/** What a page says of a request that went wrong; `reference` names the entry in our log, if there is one. */
export type Fault = { status: number; message: string; reference?: string };
