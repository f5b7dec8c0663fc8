/** Steps of one input device, as WebDriver and WebDriver BiDi both know them: https://www.w3.org/TR/webdriver2/#actions */
type Actions =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' | 'touch' }; actions: PointerStep[] };

type PointerStep =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** What is asked of a browser, whatever its protocol is; `visitor.ts` makes a person of it. */
export type Driver = {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** In CSS pixels, as near as the browser's window can be made. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression, of which a promise is awaited; it has to be what JSON can say. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: Actions): Promise<void>;
  close(): Promise<void>;
};
