import browser from './service-browser.svg?url';
import model from './service-model.svg?url';
import phones from './service-phones.svg?url';
import process from './service-process.svg?url';

/** Small drawings of what each service makes, 320 × 180 px; each knows both themes. */
export const serviceDrawings = { browser, model, phones, process };
