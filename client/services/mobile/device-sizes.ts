/** The width of a hero's device that is shown whole; see device.css. */
export const DEVICE_SIZES = '(min-width: 64em) 38rem, (min-width: 48em) 50vw, 100vw';
