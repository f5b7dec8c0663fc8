/** The width of a device that is shown whole; see mobile/device.css. */
export const DEVICE_SIZES = '(min-width: 64em) 38rem, (min-width: 48em) 50vw, 100vw';
