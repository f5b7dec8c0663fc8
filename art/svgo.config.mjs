// For the portraits: 704 units wide and shown at 320 px at most, so whole units are finer than a pixel.
export default {
  multipass: true,
  floatPrecision: 0,
  plugins: [{ name: 'preset-default' }, 'removeMetadata', 'removeDimensions'],
};
