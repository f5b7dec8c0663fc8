// Stands in for the script of a review site: a real one defines its own global in the same way. Made for a slot 60 px
// high. Sample figures: those of a real site come from it.
window.ReviewWidget = {
  /** Draws into `target`, whose link leads to the reviews and stays the way there. */
  render(target) {
    const link = target.querySelector('a');
    const site = words('review__site', link.textContent);
    link.replaceChildren(
      star(),
      words('review__words', '4.9 of 5'),
      words('review__count', '17 reviews'),
      site,
    );
  },
};

function words(className, text) {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

function star() {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('class', 'review__star');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  const outline = document.createElementNS(namespace, 'path');
  outline.setAttribute('d', 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z');
  drawing.append(outline);
  return drawing;
}
