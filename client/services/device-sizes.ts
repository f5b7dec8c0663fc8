/** The width of a device that is shown whole; see mobile/device.css. */
export const DEVICE_SIZES = '(min-width: 64em) 38rem, (min-width: 48em) 50vw, 100vw';
/** And of a picture that spans the page, or is cropped by the window; a phone is given less than it shows, for its line. */
export const ACROSS_SIZES = '(min-width: 64em) 100vw, (min-width: 30em) 40rem, 28rem';
