// Stands in for the script of a second review site, made for a slot 60 px high.
window.ReviewWidget = {
  /** Draws into `target`, whose link leads to the reviews and stays the way there. */
  render(target) {
    const link = target.querySelector('a');
    const site = part('review__site', link.textContent);
    link.replaceChildren(starRow(), part('review__words', 'Sample'), site);
  },
};

function part(name, words) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = words;
  return element;
}

/** Five stars as one outline, read out as one picture. */
function starRow() {
  const namespace = 'http://www.w3.org/2000/svg';
  const row = document.createElement('span');
  row.className = 'review__stars';
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', '5 of 5 stars');
  for (const _ of '12345') {
    const drawing = document.createElementNS(namespace, 'svg');
    const outline = document.createElementNS(namespace, 'path');
    drawing.setAttribute('viewBox', '0 0 24 24');
    outline.setAttribute(
      'd',
      'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z',
    );
    drawing.append(outline);
    row.append(drawing);
  }
  return row;
}
