/** Units of the drawing in a centimetre, and where the sensor looks from. */
export const CM = 3.4;
export const EYE = { x: 24, y: 118 };
