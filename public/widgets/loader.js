// Loads the script of a review site into this frame and asks it once to draw. If it cannot be had, the link stays.
(() => {
  const { script } = document.currentScript.dataset;
  const target = document.getElementById('review-widget');
  const element = document.createElement('script');
  element.src = script;
  element.addEventListener('load', () => window.ReviewWidget?.render?.(target));
  document.head.append(element);
})();
